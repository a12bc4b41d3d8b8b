import type { NamedFeatures } from '../../../votes/index.js';
import { asks } from '../added-details.js';
import { NAMES_SOMEBODY } from '../contact-lines.js';
import { hashedEmbedding } from '../hashed-embedding.js';
import { type Cue, cuesOf, factsIn, spokenCuesOf } from '../question-cues.js';
import type { SaidBefore } from '../said-before.js';
import { isMeantByTitle, isOfOtherThing, isTitleWord } from '../title-words.js';
import { caseWords, type Content, sharesOf, topicWords } from '../topic-match.js';
import type { Unit } from '../use-case-units.js';
import { askingPart } from './asking-part.js';
import { caseOf, casesNamedBy } from './cases.js';
import { compoundsIn, isOfOtherCosts, narrowedIn } from './narrowed.js';
import { isElsewhere } from './places.js';
import { matchesOf, namedAlone, namedAsNouns } from './word-matches.js';

/** A question to one use case. */
export interface AskedThere {
  title: string;
  question: string;
  /** What was asked before about the same use case; empty at its beginning. */
  before: string;
  /** Whether this use case was spoken of before. */
  continues: boolean;
  said: SaidBefore;
}

type Values = Record<string, number>;

const LONGEST = 400;
const NEGATES = /(?<!\p{L})(?:nicht|kein\p{L}*|nie|ohne|net|ned|nich|nix)(?!\p{L})/iu;

/** A statement for one case only, and one that tells what to do. */
const IN_CASE =
  /^(?:sind|ist|haben|hat|steckt|fährt|geht|wird|wurde|wurden|fällt|schließt|klemmt|wenn|falls|bleibt|kommt|können sie|möchten sie|brauchen sie|bei )/iu;
const TELLS_WHAT_TO_DO = /\p{L}+en sie (?:bitte|sich|sofort|zuerst|uns|die|den|das|ein)/iu;

const ASKS_FOR_ALL =
  /\bwas (?:muss|soll) (?:ich|wir|man)(?: (?:jetzt|nun|da|denn|dann|alles|bitte))*(?: (?:tun|machen|unternehmen|beachten))?[?!. ]*$|\bwie gehe ich vor\b/iu;

/** Asks how it goes on at all, which the beginning says, whatever else was told. */
const ASKS_HOW_IT_GOES_ON =
  /\bwas (?:passiert|wird)(?: (?:jetzt|nun|dann|denn))*(?: (?:mit|aus) (?:\p{L}+ ){1,3}\p{L}+)?[?!. ]*$|\bwie (?:geht es|gehts|läuft das) (?:jetzt|nun|dann)(?: weiter)?[?!. ]*$/iu;
const EXAMPLE = /(?<!\p{L})beispiel(?:e|:)? .{0,60}\d\. \p{Lu}|^(?:ein )?beispiel:/iu;

/** What goes on from a rule: an exception, a detail, a case by the side. */
const GOES_ON =
  /(?<!\p{L})(?:nur|auch|außerdem|daneben|zusätzlich\p{L}*|weitere\p{L}*|jedoch|allerdings|ausnahm\p{L}*|sonst|danach|anschließend|dagegen|gefährlich\p{L}*|besonder\p{L}*)(?!\p{L})/iu;
const BEGINS_WITH_A_CASE = /^(?:für|bei|im|in|auf|an|mit|ohne|nach|während|als) /iu;

/** What speaks for each statement of a use case being the one that answers, in their order. */
export function sentenceFeatures(units: readonly Unit[], asked: AskedThere): NamedFeatures[] {
  const core = askingPart(asked.question);
  const whole = nearness(asked.question, units);
  const inCore = nearness(core, units);
  const cues = cuesIn(core, asked.question);
  const words = wordFeatures(units, { ...asked, core, cues });
  const isQuestion = asks(asked.question);
  const bare = barenessOf(asked, units);
  const [before] = cues.length > 0 ? [] : cuesOf(asked.before);
  const named = casesNamedBy(topicWords(`${asked.before} ${asked.question}`), units);
  return units.map((unit, i) => ({
    ...words[i],
    ...placeFeatures(unit, { i, of: units.length, cues, isQuestion, asked, bare }),
    ...formFeatures(unit, asked, isQuestion),
    ...factFeatures(unit, { cues, isQuestion, words: words[i] ?? {}, i, bare, before }),
    near: whole[i] ?? 0,
    'near, core': inCore[i] ?? 0,
    nearest: whole[i] === Math.max(...whole) ? 1 : 0,
    ...bareFeatures(unit, { bare, isQuestion, early: 1 - i / units.length }),
    ...caseFeatures(named[i], isQuestion),
    ...placeFeature(unit, asked.question),
    ...permissionFeatures(unit, words[i], cues),
  }));
}

/** How far a question asks for what the use case is about and nothing else: 1 for "Darf ich einen Hund halten?" */
function barenessOf({ title, question }: AskedThere, units: readonly Unit[]): number {
  const own = topicWords(question).filter((word) => !isMeantByTitle(word, title, units));
  return 1 / (1 + own.length);
}

/** A bare question is answered by the rule, which comes early, and not by what goes on from it. */
function bareFeatures(
  { text }: Unit,
  { bare, isQuestion, early }: { bare: number; isQuestion: boolean; early: number },
): Values {
  const how = isQuestion ? 'asked' : 'told';
  const values: Values = { 'early, bare': early * bare, [`early, bare, ${how}`]: early * bare };
  if (early === 1) values['first, bare'] = bare;
  if (early === 1) values[`first, bare, ${how}`] = bare;
  if (GOES_ON.test(text)) values['goes on'] = 1;
  if (GOES_ON.test(text)) values['goes on, bare'] = bare;
  if (BEGINS_WITH_A_CASE.test(text)) values['of a case'] = 1;
  if (BEGINS_WITH_A_CASE.test(text)) values['of a case, bare'] = bare;
  return values;
}

/** What is allowed for the thing itself answers, and what is for a special kind of it alone says little. */
function permissionFeatures(
  { text }: Unit,
  words: Values | undefined,
  [cue]: readonly Cue[],
): Values {
  if (cue?.kind !== 'permission') return {};
  const of = (name: string) => words?.[name] ?? 0;
  return {
    'permission of it': cue.strengthIn(text) * of('relative'),
    'narrowed, permission': of('narrowed') + of('narrowed, compound'),
  };
}

/** A statement for one case answers who is in it: "Ist nur das Treppenhaus dunkel" no one whose flat is. */
function caseFeatures(named: number | undefined, isQuestion: boolean): Values {
  if (named === undefined) return {};
  const how = isQuestion ? 'asked' : 'told';
  return named > 0
    ? { 'case, named': named, [`case, named, ${how}`]: named }
    : { 'case, other': 1, [`case, other, ${how}`]: 1 };
}

/** "Ist nur das Treppenhaus dunkel" is beside a light in the bath, and so are lamps in the stairway. */
function placeFeature(unit: Unit, question: string): Values {
  const own = caseOf(unit);
  if (own) return isElsewhere(question, own) ? { 'case, elsewhere': 1 } : {};
  return isElsewhere(question, unit.content) ? { elsewhere: 1 } : {};
}

function cuesIn(core: string, question: string): Cue[] {
  const own = cuesOf(core);
  const all = own.length > 0 ? own : cuesOf(question);
  return all.length > 0 ? all : spokenCuesOf(question);
}

const prefixed = (prefix: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix} ${name}`, value]));

/** What the statements have of the words of the question, of its title, and of the question before. */
function wordFeatures(
  units: readonly Unit[],
  { title, question, before, core, cues }: AskedThere & { core: string; cues: readonly Cue[] },
): Values[] {
  const contents = units.map(({ content }) => content);
  const words = topicWords(question);
  const inTitle = new Set(words.filter((word) => isTitleWord(word, title, units)));
  const own = words.filter((word) => !inTitle.has(word));
  const ofOwn = matchesOf(own, contents);
  const ofTitle = matchesOf(
    words.filter((word) => inTitle.has(word)),
    contents,
  );
  const ofCore = core === question ? ofOwn : matchesOf(topicWords(core), contents);
  const earlier = topicWords(before).filter((word) => !words.includes(word));
  const ofBefore = matchesOf(earlier, contents);
  const nouns = namedAsNouns(words, units);
  // "Was kostet …?" asks for the fact, and "darf ich …?" for the thing.
  const isOfThing = cues.every(({ kind }) => kind === 'permission');
  const alone = isOfThing ? namedAlone(own, contents) : undefined;
  const shares = sharesOf(own, contents, { isWithin: true });
  const meant = sharesOf(caseWords(question), contents, { isWithin: true });
  const most = Math.max(...shares, 0.01);
  const mostMeant = Math.max(...meant);
  return contents.map((content, i) => {
    const share = shares[i] ?? 0;
    const others = Math.max(0, ...shares.filter((__, k) => k !== i));
    return {
      ...prefixed('own', ofOwn[i] ?? {}),
      ...prefixed('title', ofTitle[i] ?? {}),
      ...prefixed('core', ofCore[i] ?? {}),
      ...prefixed('before', ofBefore[i] ?? {}),
      share,
      relative: share / most,
      lead: Math.min(1, Math.max(0, share - others)),
      // A sentence goes on about what the sentence before it names.
      carried: units[i - 1]?.block === units[i]?.block ? (shares[i - 1] ?? 0) : 0,
      next: shares[i + 1] ?? 0,
      narrowed: narrowedIn(units[i]?.text ?? '', words),
      'narrowed, compound': compoundsIn(content, words),
      'other costs': isOfOtherCosts(content, words) ? 1 : 0,
      'other thing': isOfOtherThing({ content }, { title, question }) ? 1 : 0,
      nouns: nouns[i] ?? 0,
      'named alone': alone === i ? 1 : 0,
      meant: mostMeant > 0 && meant[i] === mostMeant ? 1 : 0,
    };
  });
}

interface Place {
  i: number;
  of: number;
  cues: readonly Cue[];
  isQuestion: boolean;
  asked: AskedThere;
  bare: number;
}

function placeFeatures(unit: Unit, { i, of, cues, isQuestion, asked, bare }: Place): Values {
  const values: Values = { early: 1 - i / of };
  if (i === of - 1) values['last'] = 1;
  if (asked.said.inFront(unit.text)) values['said'] = 1;
  else if (asked.said.atAll(unit.text)) values['said, folded'] = 1;
  if (i > 0) return values;
  values['first'] = 1;
  values[isQuestion ? 'first, asked' : 'first, told'] = 1;
  if (asked.continues) values['first, continues'] = 1;
  if (cues.length === 0) values['first, no fact'] = 1;
  // "Ich heirate, was muss ich tun?" asks about the case that it names.
  if (ASKS_FOR_ALL.test(asked.question)) values['first, all'] = bare;
  if (ASKS_HOW_IT_GOES_ON.test(asked.question)) values['first, all'] = 1;
  return values;
}

function formFeatures(
  { text, isList }: Unit,
  { question }: AskedThere,
  isQuestion: boolean,
): Values {
  const how = isQuestion ? 'asked' : 'told';
  const values: Values = { length: Math.min(text.length, LONGEST) / LONGEST };
  const add = (name: string, is: boolean) => {
    if (is) values[name] = 1;
  };
  const both = (name: string, is: boolean) => {
    add(name, is);
    add(`${name}, ${how}`, is);
  };
  const hasNumber = /\d/.test(text);
  const negates = NEGATES.test(text);
  const isNegated = NEGATES.test(question);
  add('list', isList);
  add('number', hasNumber);
  add('numbers', hasNumber && /\d/.test(question));
  add('negates', negates && isNegated);
  add('negates, unasked', negates && !isNegated);
  add('example', EXAMPLE.test(text));
  both('contact', NAMES_SOMEBODY.test(text));
  both('in a case', IN_CASE.test(text));
  both('what to do', TELLS_WHAT_TO_DO.test(text));
  return values;
}

/** The kinds of fact that a statement states, by the kind that the question asks for. */
function factFeatures(
  unit: Unit,
  asked: {
    cues: readonly Cue[];
    /** What the question before asked for, where this one names no kind of fact: "und Bio?" */
    before: Cue | undefined;
    isQuestion: boolean;
    words: Values;
    i: number;
    bare: number;
  },
): Values {
  const [cue, ...further] = asked.cues;
  const facts = factsIn(unit.text);
  const values: Values = {};
  const kind = cue?.kind ?? (asked.isQuestion ? 'a question' : 'a story');
  for (const [stated, strength] of facts) {
    if (stated !== cue?.kind) values[`${kind}, states ${stated}`] = strength;
  }
  const inherited = asked.before ? (facts.get(asked.before.kind) ?? 0) : 0;
  values['fact before'] = inherited;
  values['fact before, relative'] = inherited * (asked.words['relative'] ?? 0);
  if (!cue) return values;
  const fact = facts.get(cue.kind) ?? 0;
  values['fact'] = fact;
  values[`fact ${cue.kind}`] = fact;
  values['fact, bare'] = fact * asked.bare;
  values[`fact, bare, ${cue.kind}`] = fact * asked.bare;
  values['fact, relative'] = fact * (asked.words['relative'] ?? 0);
  values['fact, carried'] = fact * (asked.words['carried'] ?? 0);
  if (unit.isList) values[`list, ${cue.kind}`] = 1;
  if (asked.i === 0) values[`first, ${cue.kind}`] = 1;
  let more = 0;
  for (const { kind: other } of further) {
    const strength = facts.get(other) ?? 0;
    values[`further ${other}`] = strength;
    more += strength;
  }
  values['further'] = more;
  return values;
}

const vectors = new WeakMap<Content, readonly number[]>();

function vectorOf({ content, text }: Unit): readonly number[] {
  const known = vectors.get(content) ?? hashedEmbedding(text);
  vectors.set(content, known);
  return known;
}

/** How near each statement is to a question by the parts of its words, 0 to 1. */
function nearness(question: string, units: readonly Unit[]): number[] {
  const asked = hashedEmbedding(question);
  return units.map((unit) =>
    vectorOf(unit).reduce((sum, value, i) => sum + value * (asked[i] ?? 0), 0),
  );
}
