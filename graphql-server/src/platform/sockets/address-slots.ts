import { networkOf } from '../limits/index.js';

/** How many places there are, and for how long they are waited for. */
export interface AddressSlotsOptions {
  /** Places of one address. */
  perAddress: number;
  /** How many may wait for a place of one address, and for how many milliseconds. */
  waitingPerAddress: number;
  waitingMs: number;
}

/** Gives a place back; more than once does no harm. */
export type Release = () => void;

interface AddressState {
  taken: number;
  waiting: Set<(release: Release | undefined) => void>;
}

/** A number of places for each address, for what may not be opened without end. */
export class AddressSlots {
  readonly #options: AddressSlotsOptions;
  readonly #addresses = new Map<string, AddressState>();

  constructor(options: AddressSlotsOptions) {
    this.#options = options;
  }

  /** Addresses that hold or wait for a place. */
  get size(): number {
    return this.#addresses.size;
  }

  /** Takes a place, at once or as soon as one is given back; undefined if none was. */
  async take(clientAddress: string): Promise<Release | undefined> {
    const address = networkOf(clientAddress);
    const { perAddress, waitingPerAddress, waitingMs } = this.#options;
    const state = this.#addresses.get(address) ?? { taken: 0, waiting: new Set() };
    this.#addresses.set(address, state);
    if (state.taken < perAddress) return this.#occupy(address, state);
    if (state.waiting.size >= waitingPerAddress) return undefined;
    return new Promise((resolve) => {
      const answer = (release: Release | undefined) => {
        clearTimeout(timer);
        state.waiting.delete(answer);
        resolve(release);
      };
      const timer = setTimeout(() => answer(undefined), waitingMs).unref();
      state.waiting.add(answer);
    });
  }

  #occupy(address: string, state: AddressState): Release {
    state.taken += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      state.taken -= 1;
      const [next] = state.waiting;
      if (next) next(this.#occupy(address, state));
      else if (state.taken === 0) this.#addresses.delete(address);
    };
  }
}
