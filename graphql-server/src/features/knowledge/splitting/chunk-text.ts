/** Aim for the length of a chunk, in characters; measured best between 800 and 2,000. */
const CHUNK_LENGTH = 1_200;

/** What neighbouring chunks share, so that a fact on the border is found. */
const OVERLAP = 200;

/** Cuts a long text into overlapping chunks at paragraphs, else sentences, else words. */
export function chunkText(
  text: string,
  { length: wanted = CHUNK_LENGTH, overlap = OVERLAP } = {},
): string[] {
  if (text.length <= wanted * 1.25) return [text];
  const chunks: string[] = [];
  const current: string[] = [];
  let length = 0;
  for (const piece of piecesOf(text, wanted)) {
    if (length + piece.length > wanted && current.length > 0) {
      chunks.push(current.join('').trim());
      while (length > overlap) length -= current.shift()?.length ?? length;
    }
    current.push(piece);
    length += piece.length;
  }
  if (current.length > 0) chunks.push(current.join('').trim());
  return chunks.filter(Boolean);
}

/** Pieces that are never cut; together they are the text. */
function piecesOf(text: string, wanted: number): string[] {
  return text
    .split(/(?<=\n\s*\n)/)
    .flatMap((paragraph) =>
      paragraph.length <= wanted / 2 ? [paragraph] : paragraph.split(/(?<=[.!?:]\s)|(?<=\n)/),
    )
    .flatMap((piece) => piece.match(/[\s\S]{1,600}(?=\s|$)|[\s\S]{1,600}/g) ?? []);
}
