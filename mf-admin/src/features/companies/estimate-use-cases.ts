/**
 * About how many use cases a prompt file has: as many as it has headings, or one for every two lines of text where it
 * has none. The server alone knows it for sure.
 */
export function estimateUseCases(text: string): number {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const headings = lines.filter((line) => /^#{1,6}\s/u.test(line)).length;
  return headings || Math.ceil(lines.length / 2);
}
