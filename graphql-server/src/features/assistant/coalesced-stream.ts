/** What is gathered: pieces of a text, and what ends it or makes it void. */
type Gathering = { type: 'delta'; text: string } | { type: 'reset' } | { type: 'done' };

/** Text that grows this often still flows; each piece costs a check, an event, and a frame a reader. */
const WINDOW_MS = 80;

/**
 * The same events in fewer pieces: one that comes within `windowMs` after another waits for the
 * end of that time, together with those that come meanwhile. The first piece and the end never wait,
 * and what a reset makes void is not shown any more.
 */
export async function* gathered<Event extends Gathering>(
  events: AsyncIterable<Event>,
  windowMs = WINDOW_MS,
): AsyncGenerator<Event, void> {
  const steps = events[Symbol.asyncIterator]();
  const held = new HeldText(windowMs);
  try {
    let next = steps.next();
    for (;;) {
      const step = await (held.isOver ? Promise.race([next, held.isOver]) : next);
      // The time is over; the next step is still awaited.
      if (!step) {
        yield { type: 'delta', text: held.take() } as Event;
        continue;
      }
      if (!step.done && step.value.type === 'delta') held.add(step.value.text);
      if (!step.done && step.value.type === 'reset') held.drop();
      const ends = step.done || step.value.type !== 'delta';
      if (held.text !== '' && (ends || !held.isOver)) {
        yield { type: 'delta', text: held.take() } as Event;
      }
      if (step.done) return;
      if (ends) yield step.value;
      next = steps.next();
    }
  } finally {
    held.drop();
    await steps.return?.();
  }
}

/** Text that waits until the time after the last piece is over. */
class HeldText {
  readonly #windowMs: number;
  #takenAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  text = '';
  /** Resolves when the text has waited long enough; undefined while none waits. */
  isOver: Promise<undefined> | undefined;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  add(piece: string): void {
    this.text += piece;
    const waitMs = this.#takenAt + this.#windowMs - performance.now();
    if (this.isOver || waitMs <= 0) return;
    this.isOver = new Promise((resolve) => {
      this.#timer = setTimeout(() => resolve(undefined), waitMs);
    });
  }

  take(): string {
    const { text } = this;
    this.drop();
    this.#takenAt = performance.now();
    return text;
  }

  /** Forgets the text; the next one is the first again. */
  drop(): void {
    clearTimeout(this.#timer);
    this.isOver = undefined;
    this.#takenAt = -Infinity;
    this.text = '';
  }
}
