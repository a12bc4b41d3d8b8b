/** How letters sound whatever stands beside them. */
const SOUNDS: Readonly<Record<string, string>> = {
  b: '1',
  f: '3',
  v: '3',
  w: '3',
  g: '4',
  k: '4',
  q: '4',
  l: '5',
  m: '6',
  n: '6',
  r: '7',
  s: '8',
  z: '8',
};

/**
 * The Cologne phonetics of a folded word: words that sound alike in German have the same code, e.g.
 * "haitsung" and "heizung".
 */
export function soundOf(word: string): string {
  let code = '';
  for (let i = 0; i < word.length; i += 1) {
    const sound = soundAt(word, i);
    // Neighbours with one sound are heard once, and vowels only at the beginning.
    for (const part of sound) if (code.at(-1) !== part) code += part;
  }
  return code.slice(0, 1) + code.slice(1).replaceAll('0', '');
}

function soundAt(word: string, i: number): string {
  const letter = word[i] ?? '';
  const next = word[i + 1] ?? '';
  const before = word[i - 1] ?? '';
  if ('aeiouyj'.includes(letter)) return '0';
  if (letter === 'h') return '';
  if (letter === 'p') return next === 'h' ? '3' : '1';
  if (letter === 'd' || letter === 't') return next && 'csz'.includes(next) ? '8' : '2';
  if (letter === 'x') return before && 'ckq'.includes(before) ? '8' : '48';
  if (letter === 'c') return soundOfC(before, next, i === 0);
  return SOUNDS[letter] ?? '';
}

function soundOfC(before: string, next: string, isFirst: boolean): string {
  if (!isFirst && before && 'sz'.includes(before)) return '8';
  return next && (isFirst ? 'ahkloqrux' : 'ahkoqux').includes(next) ? '4' : '8';
}
