/** Longest name that is kept, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 120;

/** Longest ending that survives cutting a long name. */
const MAX_EXTENSION_LENGTH = 12;

/**
 * Characters that do not belong to a name but to an attack: controls, and those which reorder or
 * hide what follows, by which a program can look like a PDF. Joiners stay: emoji are made of them.
 */
const HARMFUL = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Not allowed in file names on Windows, or with a meaning in a shell or a header. */
const RESERVED_CHARACTERS = /[<>:"|?*]/g;

/** Devices on Windows, whatever follows the first dot. */
const RESERVED_NAME = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** The name without folders and without anything that could harm where it is shown or saved. */
export function cleanName(name: string): string {
  const base =
    name.toWellFormed().normalize('NFC').replace(HARMFUL, '').split(/[/\\]/).at(-1) ?? '';
  const cleaned = base
    .replace(RESERVED_CHARACTERS, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(RESERVED_NAME, '_$&');
  return cutName(cleaned) || 'file';
}

/** Ending of a name without its dot, in lower case; empty when it has none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Shortens a name but keeps its ending, and never cuts a character in two. */
function cutName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const extension = extensionOf(name);
  const ending =
    extension && extension.length <= MAX_EXTENSION_LENGTH ? name.slice(-extension.length - 1) : '';
  const room = MAX_NAME_LENGTH - ending.length;
  const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(
    name.slice(0, room + 1),
  );
  let stem = '';
  for (const { segment } of graphemes) {
    if (stem.length + segment.length > room) break;
    stem += segment;
  }
  return stem.replace(/[. ]+$/, '') + ending;
}
