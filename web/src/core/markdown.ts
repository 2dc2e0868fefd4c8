/** The little Markdown that the rules pages use: headings, lists, paragraphs, pictures.
    Drawn as text, never as HTML. */

export type Block =
  | { kind: "title" | "heading" | "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "picture"; name: string; caption: string };

/** Names in brackets are for those who type them: the terminal's, not the page's. */
const TYPED = /\s\(`[^`]*`\)/g;

export function blocksOf(source: string): Block[] {
  return source
    .replaceAll(TYPED, "")
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOfPart(part.trim()));
}

function blocksOfPart(part: string): Block[] {
  if (part === "") return [];
  const [first = "", ...rest] = part.split("\n");
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) {
    const kind = heading[1] === "#" ? "title" : "heading";
    return [{ kind, text: heading[2] ?? "" }, ...blocksOfPart(rest.join("\n").trim())];
  }
  const picture = /^!\[(.*)\]\((.*)\)$/.exec(part);
  if (picture) return [{ kind: "picture", caption: picture[1] ?? "", name: picture[2] ?? "" }];
  if (/^[-*] /.test(first)) return [{ kind: "list", items: itemsOf(part) }];
  return [{ kind: "text", text: part.replaceAll(/\s*\n\s*/g, " ") }];
}

function itemsOf(part: string): string[] {
  return part.split(/\n(?=[-*] )/).map((item) => item.slice(2).replaceAll(/\s*\n\s*/g, " "));
}
