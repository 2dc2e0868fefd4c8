/** Where we are: the address of the page, in parts. */

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "");
  }

  go = (path: string): void => {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  };

  /** For links: follow them without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const route = new Route();
