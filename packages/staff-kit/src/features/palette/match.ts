import type { Command } from './command';

/** Capitals, accents and soft hyphens do not matter to one who types. */
export const folded = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** How well a command fits: the less the better; nothing where it does not. */
function distance({ label, hint = '' }: Command, words: readonly string[]): number | undefined {
  const name = folded(label);
  const all = `${name} ${folded(hint)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  return ` ${name}`.includes(` ${first}`) ? 1 : 2;
}

/** The commands that have every typed word, those first that begin with the first one. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return commands.filter(({ isHidden }) => !isHidden);
  return commands
    .flatMap((command) => {
      const far = distance(command, words);
      return far === undefined ? [] : [{ command, far }];
    })
    .toSorted((one, other) => one.far - other.far)
    .map(({ command }) => command);
}
