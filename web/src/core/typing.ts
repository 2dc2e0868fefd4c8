/** Whether a key is meant for a field that has the focus, or for the browser: then it is no key of the page. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isOn(event, "input, select, textarea");
}

/** Whether an event happens at something that fits the selector. */
export function isOn(event: Event, selector: string): boolean {
  return event.target instanceof Element && event.target.matches(selector);
}
