/** Lists of small numbers by a key of 32 bits, in two blocks of memory. */
export class NumberLists {
  readonly #keys: Uint32Array;
  /** Where the list of each key begins, and the end. */
  readonly #offsets: Uint32Array;
  readonly #numbers: Uint16Array | Uint32Array;

  /** Takes pairs of a key and a number below 2^20; the numbers of a key will be in ascending order. */
  constructor(entries: readonly (readonly [key: number, number: number])[]) {
    const packed = Float64Array.from(entries, ([key, number]) => key * RANGE + number);
    const sorted = packed.toSorted();
    const keys: number[] = [];
    const offsets: number[] = [];
    const largest = entries.reduce((most, [, number]) => Math.max(most, number), 0);
    this.#numbers = new (largest < 65_536 ? Uint16Array : Uint32Array)(sorted.length);
    sorted.forEach((entry, i) => {
      const key = Math.floor(entry / RANGE);
      if (key !== keys.at(-1)) {
        keys.push(key);
        offsets.push(i);
      }
      this.#numbers[i] = entry % RANGE;
    });
    this.#keys = Uint32Array.from(keys);
    this.#offsets = Uint32Array.from([...offsets, sorted.length]);
  }

  /** The numbers of a key. */
  get(key: number): Uint16Array | Uint32Array {
    let low = 0;
    let high = this.#keys.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#keys[middle] ?? 0;
      if (found === key)
        return this.#numbers.subarray(this.#offsets[middle], this.#offsets[middle + 1]);
      if (found < key) low = middle + 1;
      else high = middle - 1;
    }
    return this.#numbers.subarray(0, 0);
  }
}

const RANGE = 2 ** 20;
