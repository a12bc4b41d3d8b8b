import { lazily } from '../../../platform/lazily/index.js';
import breached from './breached-words.json' with { type: 'json' };

/** What people of this trade choose first, beside what has leaked everywhere. */
const WORDS_OF_THE_TRADE = `adminadmin bitteeinbit einloggen fckgwrhqq hallohallo hallowelt hausverwaltung ichliebedich
  immobilien kuesschen mieter passwortpasswort propertymanagement qwertz qwertzu qwertzui
  qwertzuio qwertzuiop rootroot tenant vermieter verwaltung welcometo yxcvbn yxcvbnm`;

/** Leaked passwords, first names and the commonest words: letters only, in lower case. */
const commonWords = lazily(
  () => new Set([...breached.words.split(' '), ...WORDS_OF_THE_TRADE.split(/\s+/), 'hausgeist']),
);

/** Runs of keys; any part of one is as bad. */
const RUNS = ['01234567890123456789', '98765432109876543210', 'qwertzuiop', 'qwertyuiop'];

/** What people put for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

const lettersOf = (text: string) => text.replaceAll(/[^\p{Letter}]/gu, '');

/** What is left of a password without its ornaments: `P4ssw0rt-2026!` is `passwort`. */
function coresOf(password: string): string[] {
  const folded = password.normalize('NFC').toLowerCase();
  const trimmed = folded.replaceAll(/^[^\p{Letter}]+|[^\p{Letter}]+$/gu, '');
  const read = trimmed.replaceAll(/[^\p{Letter}]/gu, (sign) => LOOKALIKES[sign] ?? '');
  return [...new Set([lettersOf(folded), lettersOf(read)])];
}

/** Whether a password is among the first that an attacker would try for a person with these names. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const folded = password.toLowerCase();
  if (new Set(folded).size === 1 || RUNS.some((run) => run.includes(folded))) return true;
  const names = own.flatMap((name) => [name, ...name.split(/[^\p{Letter}]+/u)]).map(coreOfName);
  const known = new Set(names.filter((name) => name.length >= SHORTEST_NAME));
  return coresOf(password).some((core) => isKnown(core, known));
}

/** Shorter names are in everything. */
const SHORTEST_NAME = 3;

const coreOfName = (name: string) => lettersOf(name.toLowerCase());

/** A common word or an own name, or the same twice, or two own names. */
function isKnown(core: string, names: ReadonlySet<string>): boolean {
  if (core === '') return false;
  const half = core.slice(0, core.length / 2);
  if (commonWords().has(core) || names.has(core)) return true;
  if (half + half === core && commonWords().has(half)) return true;
  return [...names].some((name) => core.startsWith(name) && names.has(core.slice(name.length)));
}
