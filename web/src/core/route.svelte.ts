/** Where we are: the address of the screen, in parts. A host of files has one document only: there it is behind a #. */

import { site } from "./site";

/** The address of a screen, for links. */
export function screenAt(path: string): string {
  return site.isStatic ? `#${path}` : path;
}

/** The same, for other people and other devices. */
export function linkTo(path: string): string {
  return location.origin + (site.isStatic ? location.pathname : "") + screenAt(path);
}

function here(): string {
  return site.isStatic ? location.hash.slice(1) || "/" : location.pathname;
}

class Route {
  path = $state(here());

  constructor() {
    addEventListener("popstate", () => (this.path = here()));
  }

  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "");
  }

  go = (path: string): void => {
    history.pushState(null, "", screenAt(path));
    this.path = here();
    scrollTo(0, 0);
  };

  /** For links: follow them without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(site.isStatic ? link.hash.slice(1) : link.pathname);
  };
}

export const route = new Route();
