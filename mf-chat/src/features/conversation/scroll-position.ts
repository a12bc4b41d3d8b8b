/** This close to the end, in pixels, counts as at the end. */
const NEAR_PX = 48;

/** What stays free above a question that is held at the top. */
const ABOVE_PX = 8;

/** Where an element begins, measured in what scrolls. */
const topOf = (element: Element, outer: HTMLElement) =>
  element.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;

/** Where what is said ends: below it there may be room that is kept for an answer. */
function endOf(inner: HTMLElement, outer: HTMLElement): number {
  const last = inner.lastElementChild;
  if (!last) return outer.scrollHeight;
  const rest = Number.parseFloat(getComputedStyle(inner).paddingBlockEnd) || 0;
  const end = topOf(last, outer) + last.getBoundingClientRect().height + rest;
  return Math.max(outer.clientHeight, end);
}

/** What scrolls, what is in it, and where its reader is. */
export class ScrollPosition {
  readonly outer: HTMLElement;
  readonly inner: HTMLElement;
  /** The reader has not moved away from where they were led. */
  sticks = true;
  /** A question at the top, below which its answer grows. */
  question: Element | null = null;
  /** What never leaves the view upwards. */
  kept: Element | null = null;
  #seen = '';

  constructor(outer: HTMLElement, inner: HTMLElement) {
    this.outer = outer;
    this.inner = inner;
    this.#seen = this.#size();
  }

  #size(): string {
    return [this.outer.scrollHeight, this.outer.clientHeight, endOf(this.inner, this.outer)].join();
  }

  /** Nothing has grown or shrunk that the reader was not led after. */
  get isSettled(): boolean {
    return this.#seen === this.#size();
  }

  get #top(): number {
    return this.question ? topOf(this.question, this.outer) - ABOVE_PX : 0;
  }

  /** From the lower edge of the view to the end of what is said. */
  get #left(): number {
    const { inner, outer } = this;
    return endOf(inner, outer) - outer.scrollTop - outer.clientHeight;
  }

  get isAtEnd(): boolean {
    return this.#left < NEAR_PX;
  }

  /** Leads the reader to where they should be, if they want to be led. */
  follow(): void {
    const { inner, outer } = this;
    if (this.question && !this.question.isConnected) this.question = null;
    if (this.question) inner.style.minBlockSize = `${this.#top + outer.clientHeight}px`;
    this.#seen = this.#size();
    if (!this.sticks) return;
    const end = endOf(inner, outer) - outer.clientHeight;
    if (this.question) outer.scrollTop = this.#top;
    else outer.scrollTop = this.kept ? Math.min(end, topOf(this.kept, outer)) : end;
  }

  /** The reader has scrolled. */
  look(): void {
    const away = this.outer.scrollTop - this.#top;
    if (this.question && Math.abs(away) < NEAR_PX) {
      this.sticks = true;
      return;
    }
    this.sticks = this.isAtEnd;
    // Who goes to the end of an answer wants to stay there.
    if (this.sticks && away > 0) this.question = null;
  }
}

/** Follows what grows and what the reader does, and tells whether they are at the end. */
export function watchPosition(
  place: ScrollPosition,
  onAtEnd: (isAtEnd: boolean) => void,
): () => void {
  const { outer, inner } = place;
  const follow = () => {
    place.follow();
    onAtEnd(place.isAtEnd);
  };
  const look = () => {
    // The list has just grown and was not followed yet: the reader has not scrolled.
    if (!place.isSettled) return;
    place.look();
    onAtEnd(place.isAtEnd);
  };
  const unfold = ({ target }: MouseEvent) => {
    // What was unfolded is read from its beginning.
    if (target instanceof Element && target.closest('[aria-expanded]')) place.sticks = false;
  };
  // The list grows, also into room that was kept for it; or a phone's keyboard takes room away.
  const observer = new ResizeObserver(follow);
  for (const element of [outer, inner, ...inner.children]) observer.observe(element);
  outer.addEventListener('scroll', look, { passive: true });
  outer.addEventListener('click', unfold);
  return () => {
    observer.disconnect();
    outer.removeEventListener('scroll', look);
    outer.removeEventListener('click', unfold);
  };
}
