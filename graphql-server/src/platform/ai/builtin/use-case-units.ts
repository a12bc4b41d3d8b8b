import { LRUCache } from 'lru-cache';
import { refersBack, sentencesOf } from './sentences.js';
import { type Content, contentOf } from './topic-match.js';

/** Sentences that are kept together at most because one refers to the other. */
const MAX_TOGETHER = 3;

/** The least of a use case that can be said by itself. */
export interface Unit {
  /** Sentences, or a whole list with the line that introduces it. */
  text: string;
  /** Number of the paragraph that it comes from. */
  block: number;
  isList: boolean;
  /** Whether it is one entry of a list whose entries stand by themselves. */
  isItem: boolean;
  sentences: number;
  /** The role that it is addressed to, if not to everybody. */
  audience: Audience | undefined;
  /** Its words, to compare questions with. */
  content: Content;
}

type Statement = Omit<Unit, 'content'>;

export type Audience = 'tenant' | 'owner';

const known = new LRUCache<string, readonly Unit[]>({ max: 500 });

/** The units of a use case, in their order. */
export function unitsOf(text: string): readonly Unit[] {
  const found = known.get(text) ?? readUnits(text);
  known.set(text, found);
  return found;
}

const LIST_LINE = /^\s*(?:[-*•–]|\d+[.)])\s/;
const TABLE_LINE = /^\s*\|/;
const HEADING = /^\s*(?:#{1,6}\s+(.+?)\s*#*|\*\*([^*]+)\*\*:?|([\p{Lu}][^.!?:]{0,50}):)\s*$/u;

function readUnits(text: string): Unit[] {
  const units: Statement[] = [];
  let audience: Audience | undefined;
  for (const [block, paragraph] of paragraphsOf(text).entries()) {
    const heading = headingOf(paragraph);
    if (heading !== undefined) {
      audience = audienceOfHeading(heading);
      continue;
    }
    for (const part of partsOf(paragraph)) {
      if (part.isList) pushList(units, part.text, block, audience);
      else pushSentences(units, part.text, block, audience);
    }
  }
  return withNumbers(units).map((unit) => ({ ...unit, content: contentOf(unit.text) }));
}

const PHONE = /\+?\d[\d /-]{6,}\d/g;
const PHONE_ONCE = new RegExp(PHONE.source);
const SAME_NUMBER =
  /(?<!\p{L})unter (?:derselben|dieser|der gleichen) (?:Telefonn|N)ummer(?! \()/giu;

const IN_FIRST_SENTENCE = new RegExp(`^[^.!?]*${SAME_NUMBER.source}`, 'iu');

/**
 * "Under the same number" is said with that number, as what named it may not be said beside it: the number right
 * before it; or else the first one, which is that of what the use case is about.
 */
function withNumbers(units: readonly Statement[]): Statement[] {
  const [first] = units.flatMap(({ text }) => text.match(PHONE) ?? []);
  return units.map((unit, position) => {
    if (PHONE_ONCE.test(unit.text)) return unit;
    const before = units[position - 1];
    const isNear = before?.block === unit.block && IN_FIRST_SENTENCE.test(unit.text);
    const nearest = isNear ? before.text.match(PHONE)?.at(-1) : undefined;
    const meant = nearest ?? first;
    return meant ? { ...unit, text: unit.text.replace(SAME_NUMBER, `$& (${meant})`) } : unit;
  });
}

/** Paragraphs, without those that are lists broken by empty lines. */
function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trimEnd());
  const joined: string[] = [];
  for (const paragraph of paragraphs.filter((one) => one.trim())) {
    const last = joined.at(-1);
    const continues = last !== undefined && LIST_LINE.test(paragraph) && endsInList(last);
    if (continues) joined[joined.length - 1] = `${last}\n${paragraph}`;
    else joined.push(paragraph);
  }
  return joined;
}

const endsInList = (paragraph: string) => LIST_LINE.test(paragraph.split('\n').at(-1) ?? '');

/** A heading within the use case; a line that only names an audience is one, too. */
function headingOf(paragraph: string): string | undefined {
  const [, marked, bold, plain] = HEADING.exec(paragraph) ?? [];
  return marked ?? bold ?? (plain && audienceOfHeading(plain) ? plain : undefined);
}

/** Runs of lines that are a list or a table, and runs that are not. */
function partsOf(paragraph: string): { text: string; isList: boolean }[] {
  const parts: { lines: string[]; isList: boolean }[] = [];
  for (const line of paragraph.split('\n')) {
    const last = parts.at(-1);
    const isList =
      LIST_LINE.test(line) || TABLE_LINE.test(line) || (last?.isList === true && /^\s/.test(line));
    if (last?.isList === isList) last.lines.push(line);
    else parts.push({ lines: [line], isList });
  }
  return parts.map(({ lines, isList }) => ({ text: lines.join('\n'), isList }));
}

/** A list takes the line along that introduces it. */
function pushList(units: Statement[], text: string, block: number, audience: Audience | undefined) {
  const last = units.at(-1);
  const list = { block, isList: true, isItem: false, sentences: 1, audience };
  const entries = entriesOf(text);
  if (last && !last.isList && last.text.endsWith(':')) {
    units[units.length - 1] = { ...list, audience: last.audience, text: `${last.text}\n\n${text}` };
  } else if (entries.length > 0) {
    for (const entry of entries) {
      const own = audience ?? audienceOf(entry);
      units.push({ ...list, isList: false, isItem: true, audience: own, text: entry });
    }
  } else {
    units.push({ ...list, text });
  }
}

const ENTRY = /^\s*[-*•–]\s+/;
const WHOLE_SENTENCE = /[.!?]$/;

/** Entries of a list of single facts, which nothing introduces and no numbers order. */
function entriesOf(text: string): string[] {
  const lines = text.split('\n');
  const isOfFacts = lines.every((line) => ENTRY.test(line) && WHOLE_SENTENCE.test(line.trim()));
  return isOfFacts ? lines.map((line) => line.replace(ENTRY, '').trim()) : [];
}

function pushSentences(
  units: Statement[],
  text: string,
  block: number,
  audience: Audience | undefined,
) {
  for (const sentence of sentencesOf(text)) {
    const last = units.at(-1);
    const continues =
      last?.block === block &&
      !last.isList &&
      last.sentences < MAX_TOGETHER &&
      !sentence.endsWith(':') &&
      refersBack(sentence);
    if (continues) {
      last.text += ` ${sentence}`;
      last.sentences += 1;
    } else {
      const own = audience ?? audienceOf(sentence);
      units.push({
        text: sentence,
        block,
        isList: false,
        isItem: false,
        sentences: 1,
        audience: own,
      });
    }
  }
}

const OWNERS = String.raw`(?:(?:Wohnungs|Sonder)?eigentümer(?:innen)?|vermieter(?:innen)?|eigentümerinnen und eigentümer|selbstnutzer)`;
const TENANTS = String.raw`(?:mieter(?:innen)?|mieterinnen und mieter|mietparteien)`;
const PLURAL_VERB = String.raw`(?:\p{Ll}+(?:en|ern|eln)|sind|tun)`;

const addressed = (people: string) =>
  new RegExp(
    `^(?:(?:für|als|an|nur für|nur) (?:(?:vermietende|selbstnutzende|alle|unsere)[nr]? )?${people}(?!\\p{L})|${people}(?::|,? (?:${PLURAL_VERB})(?!\\p{L})|, die )|(?:wenn|sofern|falls) sie (?:als )?${people}|sind sie ${people})`,
    'iu',
  );

const TO_OWNERS = addressed(OWNERS);
const TO_TENANTS = addressed(TENANTS);
const LETS_A_FLAT =
  /^(?:vermieten sie|wenn sie (?:ihre wohnung |die wohnung )?vermieten)(?!\p{L})/iu;

/** "…, Eigentümer eine Beschlussfassung": what follows is for the other role. */
const turnsTo = (people: string) =>
  new RegExp(`(?:[,;]|(?<!\\p{L})(?:und|während)) (?:die |für )?${people}(?!\\p{L})`, 'iu');

const TURNS_TO_OWNERS = turnsTo(OWNERS);
const TURNS_TO_TENANTS = turnsTo(TENANTS);

/** The role that a sentence is addressed to; a sentence that speaks to both roles is for both. */
function audienceOf(sentence: string): Audience | undefined {
  if (LETS_A_FLAT.test(sentence)) return 'owner';
  if (TO_OWNERS.test(sentence)) return TURNS_TO_TENANTS.test(sentence) ? undefined : 'owner';
  const isForTenants = TO_TENANTS.test(sentence) && !TURNS_TO_OWNERS.test(sentence);
  return isForTenants ? 'tenant' : undefined;
}

/** The role that a heading within a use case names. */
export function audienceOfHeading(heading: string): Audience | undefined {
  const forOwners = new RegExp(`(?<!\\p{L})${OWNERS}(?!\\p{L})`, 'iu').test(heading);
  const forTenants = new RegExp(`(?<!\\p{L})${TENANTS}(?!\\p{L})`, 'iu').test(heading);
  if (forOwners === forTenants) return undefined;
  return forOwners ? 'owner' : 'tenant';
}
