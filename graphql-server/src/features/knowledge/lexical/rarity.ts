/** How much a term says: 0 is everywhere, about 5 is rare among hundreds of passages. */
export function inverseDocumentFrequency(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5));
}
