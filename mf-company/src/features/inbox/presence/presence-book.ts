/** What is told of a person on one of their pages. */
export interface PresenceReport {
  conversationId: string;
  person: { id: string; name: string };
  pageId: string;
  state: 'VIEWING' | 'TYPING' | 'GONE';
}

/** A colleague who has a conversation open. */
export interface Present {
  id: string;
  name: string;
  isTyping: boolean;
}

interface Entry extends PresenceReport {
  endsAt: number;
}

/** So long holds what a page told; a page that is closed tells nothing more. */
export const HOLDS_MS = 15_000;

const NOBODY: readonly Present[] = [];

/** Each person once, by name; one who types on any page types. */
function peopleOf(entries: readonly Entry[]): Present[] {
  const people = new Map<string, Present>();
  for (const { person, state } of entries) {
    const isTyping = state === 'TYPING' || people.get(person.id)?.isTyping === true;
    people.set(person.id, { ...person, isTyping });
  }
  return [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

const isSame = (one: readonly Present[], other: readonly Present[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Who has which conversation open, as far as it was told lately; only in memory. */
export class PresenceBook {
  readonly #holdsMs: number;
  readonly #entries = new Map<string, Entry>();
  readonly #people = new Map<string, readonly Present[]>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(holdsMs = HOLDS_MS) {
    this.#holdsMs = holdsMs;
  }

  /** Takes what was told; it holds for a while from now on. */
  note(told: PresenceReport): void {
    const key = `${told.pageId} ${told.conversationId}`;
    if (told.state === 'GONE') this.#entries.delete(key);
    else this.#entries.set(key, { ...told, endsAt: Date.now() + this.#holdsMs });
    this.#settle(told.conversationId);
    this.#wait();
  }

  /** Who has a conversation open; the same list as before where nothing has changed. */
  peopleAt(conversationId: string): readonly Present[] {
    return this.#people.get(conversationId) ?? NOBODY;
  }

  /** Calls back at every change; the result ends that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Forgets everybody. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#entries.clear();
    this.#people.clear();
  }

  #settle(conversationId: string): void {
    const entries = [...this.#entries.values()];
    const people = peopleOf(entries.filter((entry) => entry.conversationId === conversationId));
    if (isSame(people, this.peopleAt(conversationId))) return;
    if (people.length > 0) this.#people.set(conversationId, people);
    else this.#people.delete(conversationId);
    for (const listener of this.#listeners) listener();
  }

  /** Waits for the first entry that ends. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ends = [...this.#entries.values()].map(({ endsAt }) => endsAt);
    if (ends.length === 0) return;
    this.#timer = setTimeout(() => this.#expire(), Math.max(0, Math.min(...ends) - Date.now()));
  }

  #expire(): void {
    const now = Date.now();
    for (const [key, { endsAt, conversationId }] of this.#entries) {
      if (endsAt > now) continue;
      this.#entries.delete(key);
      this.#settle(conversationId);
    }
    this.#wait();
  }
}
