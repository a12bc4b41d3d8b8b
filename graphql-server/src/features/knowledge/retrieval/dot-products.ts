/**
 * `dot-products.wat`, assembled; the test beside it compares them. The same loop in JavaScript takes
 * ten times as long, as that has no arithmetic on sixteen numbers at once.
 */
export const ASSEMBLED =
  'AGFzbQEAAAABCQFgBX9/f39/AAMCAQAFAwEACAcVAgZtZW1vcnkCAAhwcm9kdWN0cwAACqoBAacBAgN/AnsgBCACQQJ0aiEFAkADQCAEIAVPDQEgACEGIAEgA2ohB/0MAAAAAAAAAAAAAAAAAAAAACEIA0AgAf0ABAAhCSAIIAn9hwEgBv0ABAD9ugEgCf2IASAG/QAEEP26Af2uAf2uASEIIAZBIGohBiABQRBqIQEgASAHSQ0ACyAEIAj9GwAgCP0bAWogCP0bAiAI/RsDamo2AgAgBEEEaiEEDAALCws=';

/** Rows have a multiple of so many numbers. */
const STEP = 16;

/** Numbers that a vector may have; pgvector stores no longer ones. */
const LONGEST = 16_000;

/** Bytes of rows that are multiplied in one call; they stay in the processor's cache. */
const TILE = 256 * 1024;

/** Where things stand in the memory that the products are made in: the vector, the rows, the products. */
const ROWS_AT = 2 * LONGEST;
const PRODUCTS_AT = ROWS_AT + TILE;

// TypeScript's types of this are those of browsers, which a server has not.
interface Assembly {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => {
    exports: {
      memory: { buffer: ArrayBuffer };
      products(vector: number, rows: number, count: number, length: number, to: number): void;
    };
  };
}

const { Module, Instance } = Reflect.get(globalThis, 'WebAssembly') as Assembly;
const { memory, ...kernel } = new Instance(new Module(Buffer.from(ASSEMBLED, 'base64'))).exports;

/** The length of rows that hold vectors of so many dimensions. */
export const rowLength = (dimensions: number): number => Math.ceil(dimensions / STEP) * STEP;

/** The largest number of a vector whose products with rows of that length cannot run over 32 bits. */
export const largestFor = (length: number): number =>
  Math.min(32_767, Math.floor(2 ** 31 / (128 * length)));

/**
 * Products of a vector with all rows, one after the other in `rows`. It holds the thread up for 1 ms
 * with 20,000 rows of 384.
 */
export function dotProducts(vector: Int16Array, rows: Int8Array): Int32Array {
  const { length } = vector;
  const count = rows.length / length;
  const found = new Int32Array(count);
  const tile = Math.floor(TILE / length);
  new Int16Array(memory.buffer, 0, length).set(vector);
  const inner = new Int8Array(memory.buffer, ROWS_AT, tile * length);
  const made = new Int32Array(memory.buffer, PRODUCTS_AT, tile);
  for (let row = 0; row < count; row += tile) {
    const some = Math.min(tile, count - row);
    inner.set(rows.subarray(row * length, (row + some) * length));
    kernel.products(0, ROWS_AT, some, length, PRODUCTS_AT);
    found.set(made.subarray(0, some), row);
  }
  return found;
}
