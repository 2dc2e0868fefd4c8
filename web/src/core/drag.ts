/** A card of the hand follows the pointer once it has moved far enough; a tap stays a tap. */

const FAR = 9;

type Held = { card: HTMLElement; x: number; y: number; far: boolean };
type Drop = (card: string, onto: string) => void;

/** For a hand whose cards carry data-card: where one is dropped on something that carries data-drop, tell. */
export function draggable(drop: Drop): (hand: HTMLElement) => () => void {
  return (hand) => {
    const drag = new Drag(drop);
    const stop = new AbortController();
    const { signal } = stop;
    hand.addEventListener("pointerdown", (event) => drag.take(event), { signal });
    hand.addEventListener("pointermove", (event) => drag.move(event), { signal });
    hand.addEventListener("pointerup", (event) => drag.letGo(event), { signal });
    hand.addEventListener("pointercancel", () => drag.release(), { signal });
    return () => stop.abort();
  };
}

class Drag {
  #held: Held | null = null;

  constructor(readonly drop: Drop) {}

  take(event: PointerEvent): void {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
    const first = event.isPrimary && event.button === 0;
    this.#held = card && first ? { card, x: event.clientX, y: event.clientY, far: false } : null;
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.far && Math.hypot(x, y) < FAR) return;
    if (!held.far) held.card.setPointerCapture(event.pointerId);
    held.far = true;
    held.card.classList.add("held");
    held.card.style.translate = `${x}px ${y}px`;
    mark(placeBelow(event, held.card));
  }

  letGo(event: PointerEvent): void {
    const held = this.#held;
    if (held?.far) {
      const place = placeBelow(event, held.card);
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (place) this.drop(held.card.dataset["card"] ?? "", place.dataset["drop"] ?? "");
    }
    this.release();
  }

  release(): void {
    mark(null);
    this.#held?.card.classList.remove("held");
    this.#held?.card.style.removeProperty("translate");
    this.#held = null;
  }
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
