import { DANGER_KINDS, type DangerKind, type Language } from '@hausgeist/schema';
import { Groups } from '../text/groups.js';
import { PhraseIndex } from '../text/phrase-index.js';
import {
  readVocabulary,
  splitLine,
  type VocabularyLine,
} from '../../../../platform/vocabulary/index.js';

/**
 * Languages whose words are read as one, since people mix them and one would take the words of the
 * other for its own without knowing what denies them.
 */
const FAMILIES: readonly (readonly Language[])[] = [
  ['de'],
  ['en'],
  ['tr'],
  ['ru', 'uk'],
  ['ar'],
  ['pl'],
];

/** What surrounds a sign and makes it real or harmless; groups of these names have a meaning. */
export const CONTEXTS = [
  'not',
  'not-a-denial',
  'past',
  'recently',
  'over',
  'afterwards',
  'if',
  'rules',
  'asked',
  'topic',
  'now',
] as const;

export type Context = (typeof CONTEXTS)[number];

/**
 * How much a sign says on its own: 3 is sure, 1 possible, 2 sure if something else supports it. A clear one is sure, and
 * so particular that the second vote says little against it.
 */
const WEIGHTS = { clear: 3, sure: 3, likely: 2, possible: 1 } as const;

/** Words which together are a sign of danger. */
export interface Sign {
  kind: DangerKind;
  weight: number;
  isClear: boolean;
  /** All of these groups have to be near each other. */
  groups: readonly number[];
}

/** The signs of one family of languages. Groups are numbered over all of them. */
export interface FamilySigns {
  signs: readonly Sign[];
  contexts: ReadonlyMap<Context, number>;
  /** What makes signs of a kind harmless. */
  harmless: ReadonlyMap<DangerKind, number>;
}

/** Everything that the files in `vocabulary/danger` say. */
export interface DangerVocabulary {
  phrases: PhraseIndex<number>;
  families: readonly FamilySigns[];
  /** Names of the groups of more than one phrase. Languages share them, but not the numbers. */
  names: ReadonlyMap<number, string>;
}

/** Begins the names of groups that the second vote has not learned, and takes no notice of. */
const UNLEARNED = '@@';

/** Ends the name of the group of what makes signs of a kind harmless. */
const HARMLESS = ' harmless';

/** Reads all files; throws an Error that names the line which cannot be understood. */
export function readDangerVocabulary(): DangerVocabulary {
  const phrases = new PhraseIndex<number>();
  const names = new Map<number, string>();
  let count = 0;
  const newGroup = () => (count += 1);
  const families = FAMILIES.map((family) => {
    const lines = family.flatMap((language) => readVocabulary(`danger/${language}.txt`));
    const sounds = family.includes('de');
    const groups = new Groups((phrase, group) => phrases.add(phrase, group, { sounds }), newGroup);
    const signs = readFamily(lines, {
      groups,
      addRightlySpelt: (word) => phrases.addRightlySpelt(word),
    });
    for (const [name, number] of groups.named) {
      if (name.startsWith(UNLEARNED)) continue;
      if (name.startsWith('@') || name.endsWith(HARMLESS)) names.set(number, name);
    }
    return signs;
  });
  for (const { text } of readVocabulary('danger/rightly-spelt.txt')) {
    for (const word of text.split(/\s+/)) phrases.addRightlySpelt(word);
  }
  return { phrases, families, names };
}

interface Target {
  groups: Groups;
  addRightlySpelt: (word: string) => void;
}

function readFamily(
  lines: readonly VocabularyLine[],
  { groups, addRightlySpelt }: Target,
): FamilySigns {
  const read = lines.map((line) => ({ ...splitLine(line), place: line.place }));
  for (const { head, items } of read) {
    if (head === '@spelt') for (const word of items) addRightlySpelt(word);
    else if (head.startsWith('@')) groups.extend(head, items);
  }
  const signs: Sign[] = [];
  const harmless = new Map<DangerKind, number>();
  for (const { head, items, place } of read) {
    if (head.startsWith('@')) continue;
    const { kind, role } = readHead(head, place);
    if (role === 'harmless') {
      harmless.set(kind, groups.extend(`${kind}${HARMLESS}`, items));
      continue;
    }
    for (const item of items) {
      const parts = item.split('&').map((part) => groups.numberOf(part.trim(), place));
      signs.push({ kind, weight: WEIGHTS[role], isClear: role === 'clear', groups: parts });
    }
  }
  const contexts = new Map(CONTEXTS.map((name) => [name, groups.extend(`@${name}`, [])]));
  return { signs, contexts, harmless };
}

function readHead(head: string, place: string) {
  const [name, role] = head.split(' ');
  const kind = DANGER_KINDS.find((one) => one === name);
  if (!kind) throw new Error(`${place}: "${name}" is no kind of danger`);
  if (role === 'harmless' || isWeight(role)) return { kind, role } as const;
  throw new Error(`${place}: say how sure: clear, sure, likely, possible or harmless`);
}

const isWeight = (role: string | undefined): role is keyof typeof WEIGHTS =>
  role !== undefined && Object.hasOwn(WEIGHTS, role);
