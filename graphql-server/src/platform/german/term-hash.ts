/**
 * 32-bit hash of a text (FNV-1a with the finaliser of MurmurHash3, whose avalanche FNV lacks).
 * Stored vectors depend on it: changing it means re-indexing every prompt file.
 */
export function hash32(text: string, seed = 0): number {
  let hash = 0x81_1c_9d_c5 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
