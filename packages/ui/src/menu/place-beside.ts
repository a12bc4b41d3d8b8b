/** Between the button and what it opens, and between that and the edge of the window. */
const GAP_PX = 4;
const EDGE_PX = 8;

/** Puts what a button opens below it, or above it where there is no room, and never out of the window. */
export function placeBeside(element: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = at.bottom + GAP_PX;
  const isAbove = below + height > innerHeight - EDGE_PX && at.top - GAP_PX - height > 0;
  const furthest = innerWidth - width - EDGE_PX;
  element.style.insetBlockStart = `${isAbove ? at.top - GAP_PX - height : below}px`;
  element.style.insetInlineStart = `${Math.max(EDGE_PX, Math.min(at.right - width, furthest))}px`;
}
