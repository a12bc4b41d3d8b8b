/** As many numbers are told apart, so that one of them and a hash fit into the 53 bits of a float. */
const NUMBERS = 2 ** 20;

/** Hashes are looked up by their first bits, so that few are to be compared: one in a bucket, or a few. */
const MOST_BUCKETS = 2 ** 16;
const HASHES = 2 ** 32;

const NONE: readonly number[] = [];

/**
 * Numbers by 32-bit hashes: a map for hundreds of thousands of entries that are all added before the first is
 * looked for. It takes 8 bytes an entry, and V8's own map 60.
 */
export class NumbersByHash {
  #added: number[] = [];
  #sorted = new Float64Array(0);
  /** Where the hashes of each bucket begin, and where the last one ends. */
  #begins = new Uint32Array(1);

  /** @throws RangeError if there are too many numbers */
  add(hash: number, number: number): void {
    if (number >= NUMBERS) throw new RangeError(`There is no room for number ${number}.`);
    this.#added.push(hash * NUMBERS + number);
  }

  /** The numbers of a hash, in ascending order; one comes as often as it was added. */
  get(hash: number): readonly number[] {
    if (this.#added.length > 0) this.#sort();
    let found: number[] | undefined;
    const bucket = Math.floor((hash / HASHES) * (this.#begins.length - 1));
    const end = this.#begins[bucket + 1] ?? 0;
    const [first, behind] = [hash * NUMBERS, (hash + 1) * NUMBERS];
    for (let i = this.#begins[bucket] ?? 0; i < end; i++) {
      const entry = this.#sorted[i] ?? behind;
      if (entry >= behind) break;
      if (entry >= first) (found ??= []).push(entry - first);
    }
    return found ?? NONE;
  }

  #sort(): void {
    const entries = new Float64Array(this.#sorted.length + this.#added.length);
    entries.set(this.#sorted);
    entries.set(this.#added, this.#sorted.length);
    this.#sorted = entries.toSorted();
    this.#added = [];
    // Each language has two of these, most of them small: room for the largest in all would take 5 MB.
    const buckets = Math.min(2 ** Math.ceil(Math.log2(entries.length)), MOST_BUCKETS);
    this.#begins = new Uint32Array(buckets + 1);
    let place = 0;
    for (let bucket = 0; bucket <= buckets; bucket++) {
      const begin = (bucket / buckets) * HASHES * NUMBERS;
      while (place < this.#sorted.length && (this.#sorted[place] ?? 0) < begin) place++;
      this.#begins[bucket] = place;
    }
  }
}
