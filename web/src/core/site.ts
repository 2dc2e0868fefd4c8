/** Where the page comes from: a server, or any host of files, where `pioche site` has put it. */

const told = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=pioche-site]") ?? null;

export const site = {
  /** Whether there are only files: nobody can be asked, and screens have addresses behind a #. */
  isStatic: told !== null,
  /** Where to play with others, if a place was named. */
  server: told?.content ?? "",
};

/** The address of a file of the page. */
export function fileAt(path: string): string {
  return site.isStatic ? `./${path}` : `/${path}`;
}
