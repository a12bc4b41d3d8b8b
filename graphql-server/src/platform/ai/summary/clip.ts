/** Whole sentences up to a length, and at least the first one, cut if it alone is far too long. */
export function clip(line: string, length: number): string {
  if (line.length <= length) return line;
  let end = 0;
  const sentences = new Intl.Segmenter('de', { granularity: 'sentence' }).segment(line);
  for (const { index, segment } of sentences) {
    if (end > 0 && index + segment.length > length) break;
    end = index + segment.length;
  }
  const kept = line.slice(0, end).trim();
  if (kept.length > 2 * length) return `${cutAtWord(kept, length)} …`;
  return `${kept}${end < line.length ? ' …' : ''}`;
}

function cutAtWord(text: string, length: number): string {
  const cut = text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  return cut.replace(/\s+\S*$/, '') || cut;
}
