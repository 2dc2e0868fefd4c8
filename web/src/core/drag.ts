/** A card of the hand follows the pointer once it has moved far enough; a tap stays a tap. */

const FAR = 9;

type Held = { card: HTMLElement; x: number; y: number; far: boolean };

/** For a hand whose cards carry data-card: where one is dropped on something that carries data-drop, tell. */
export function draggable(drop: (card: string, onto: string) => void): (hand: HTMLElement) => () => void {
  return (hand) => {
    let held: Held | null = null;

    const down = (event: PointerEvent): void => {
      const card = (event.target as Element).closest<HTMLElement>("[data-card]");
      held =
        card && event.isPrimary && event.button === 0 ? { card, x: event.clientX, y: event.clientY, far: false } : null;
    };
    const move = (event: PointerEvent): void => {
      if (!held) return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.far && Math.hypot(x, y) < FAR) return;
      if (!held.far) held.card.setPointerCapture(event.pointerId);
      held.far = true;
      held.card.classList.add("held");
      held.card.style.translate = `${x}px ${y}px`;
      mark(placeBelow(event, held.card));
    };
    const up = (event: PointerEvent): void => {
      if (held?.far) {
        const place = placeBelow(event, held.card);
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        if (place) drop(held.card.dataset["card"] ?? "", place.dataset["drop"] ?? "");
      }
      release();
    };
    const release = (): void => {
      mark(null);
      held?.card.classList.remove("held");
      held?.card.style.removeProperty("translate");
      held = null;
    };

    const hears: [string, (event: PointerEvent) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", release],
    ];
    for (const [name, ear] of hears) hand.addEventListener(name, ear as EventListener);
    return () => hears.forEach(([name, ear]) => hand.removeEventListener(name, ear as EventListener));
  };
}

/** The click that ends a drag is none. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

function placeBelow(event: PointerEvent, card: HTMLElement): HTMLElement | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY).filter((node) => !card.contains(node));
  return found.map((node) => node.closest<HTMLElement>("[data-drop]")).find((node) => node !== null) ?? null;
}

function mark(place: HTMLElement | null): void {
  for (const node of document.querySelectorAll("[data-drop].over")) if (node !== place) node.classList.remove("over");
  place?.classList.add("over");
}
