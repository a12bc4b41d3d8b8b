/** Something that is found by its name. */
export interface Findable {
  label: string;
  /** What else it is found by. */
  hint?: string | undefined;
  /** Shown only to those who look for it. */
  isHidden?: boolean;
}

/** Capitals, accents and soft hyphens do not matter to one who types. */
export const folded = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** How well something fits: the less the better; nothing where it does not. */
function distance({ label, hint = '' }: Findable, words: readonly string[]): number | undefined {
  const name = folded(label);
  const all = `${name} ${folded(hint)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  return ` ${name}`.includes(` ${first}`) ? 1 : 2;
}

/** What has every typed word, first what begins with the first one. */
export function matching<Each extends Findable>(all: readonly Each[], typed: string): Each[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return all.filter(({ isHidden }) => !isHidden);
  return all
    .flatMap((each) => {
      const far = distance(each, words);
      return far === undefined ? [] : [{ each, far }];
    })
    .toSorted((one, other) => one.far - other.far)
    .map(({ each }) => each);
}
