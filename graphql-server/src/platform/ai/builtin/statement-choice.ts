import { asks } from './added-details.js';
import { NAMES_SOMEBODY } from './contact-lines.js';
import { readOpeningHours } from './hours/opening-hours.js';
import { entryOrList } from './list-entries.js';
import { MISSING_FACTS } from './missing-facts.js';
import type { FactKind } from './cues/cue-rule.js';
import type { Cue } from './question-cues.js';
import { cuesOf, factsIn, spokenCuesOf } from './question-cues.js';
import { readAtAGlance } from './read-at-a-glance.js';
import { aroundBefore, withoutOtherCases } from './in-view-of-before.js';
import type { SaidBefore } from './said-before.js';
import { isOfOtherThing } from './title-words.js';
import { sharesOf, topicWords } from './topic-match.js';
import { type Unit, unitsOf } from './use-case-units.js';
import { type Asked, FITTING_SHARE, WEAK_KINDS, weigh, type Weighed } from './statement-weights.js';

/** A further statement joins the answer if it has at least this share of the best one's likelihood. */
const JOINING_SHARE = 0.4;

/** A statement about the question answers even without the kind of fact that is asked for, from this likelihood on. */
const LIKELY = 0.6;

/** How many sentences the answer has at most. */
const MAX_SENTENCES = 3;
const BARE_SENTENCES = 2;

/** A statement that was not said yet is preferred if it has at least this share of the likelihood of one that was. */
const NEWS_SHARE = 0.5;

/** What a use case says to a question. */
export interface Choice {
  /** What answers, in the order in which it is said; empty when a fact is missing. */
  front: readonly Unit[];
  /** What else the use case says and the conversation has not said yet. */
  rest: readonly Unit[];
  /** The kind of fact that was asked for and is not there. */
  missing: FactKind | undefined;
  /** Whether what answers was said before. */
  isRepeated: boolean;
  /** The one statement that answers best, be a contact said before it. */
  best?: Unit | undefined;
  /** Whether what answers speaks of what was asked, as opposed to: comes next in the use case. */
  fits: boolean;
}

/** Chooses what of a use case answers a question. */
export function choose(useCase: { title: string; text: string }, request: Asked): Choice {
  const units = unitsOf(useCase.text);
  const continues = request.continues || units.some(({ text }) => request.said.inFront(text));
  const asked = { ...request, continues };
  const meant = units.filter(({ audience }) => !audience || !asked.role || audience === asked.role);
  const own = withoutOtherCases(
    meant.length > 0 ? meant : units,
    `${asked.before} ${asked.question}`,
  );
  const cues = cuesIn(asked.question);
  const { title } = useCase;
  const weighed = aroundBefore(weigh(own, title, asked, cues), asked);
  const missing = asked.helpNumbers ? undefined : missingFact(cues, weighed, asked);
  const chosen = missing
    ? { front: leadIf(!asked.continues, weighed), isRepeated: false, fits: false, best: undefined }
    : frontOf(weighed, cues, { ...asked, title });
  const front = asked.helpNumbers
    ? whatHelps(chosen.front, own, asked.helpNumbers)
    : withEmergencyNumber(chosen.front, own, asked.said);
  const told = asked.helpNumbers ? front : front.map((unit) => entryOrList(unit, asked.question));
  const shown = new Set(told);
  const others = units.filter((unit) => !own.includes(unit));
  const rest = [...own.filter((unit) => !shown.has(unit)), ...others].filter(
    ({ text }) => !asked.said.atAll(text),
  );
  const best = chosen.best && entryOrList(chosen.best, asked.question);
  return { ...chosen, front: told, rest, missing, best };
}

/** Dialect is read only for facts that few statements state: leave and duties are all over a use case. */
function cuesIn(question: string): Cue[] {
  const cues = cuesOf(question);
  if (cues.length > 0) return cues;
  const spoken = spokenCuesOf(question);
  return WEAK_KINDS.has(spoken[0]?.kind) ? [] : spoken;
}

/** Where a use case begins with an emergency number, nothing comes before it. */
function withEmergencyNumber(
  front: readonly Unit[],
  [first]: readonly Unit[],
  said: SaidBefore,
): readonly Unit[] {
  const comesFirst = first && /\b11[02]\b/.test(first.text) && !said.inFront(first.text);
  return comesFirst ? [first, ...front.filter((unit) => unit !== first)] : front;
}

/** In danger only what names help is said, with what stands beside it. */
function whatHelps(
  front: readonly Unit[],
  own: readonly Unit[],
  numbers: readonly string[],
): readonly Unit[] {
  const naming = (texts: readonly string[]) =>
    own.filter(({ text }) => texts.some((one) => text.includes(one)));
  const calls = own.filter(({ text }) => /\b11[02]\b/.test(text));
  const helping = calls.length > 0 ? calls : naming(numbers);
  const [first] = helping;
  if (!first) return front;
  const blocks = new Set(front.filter((unit) => helping.includes(unit)).map(({ block }) => block));
  const kept = front.filter(({ block, isList }) => blocks.has(block) || isList);
  return blocks.size > 0 ? kept : [first];
}

function missingFact(
  cues: readonly Cue[],
  weighed: readonly Weighed[],
  asked: Asked,
): FactKind | undefined {
  const [cue] = cues;
  if (!cue || !(cue.kind in MISSING_FACTS)) return undefined;
  // "Auf keinen Fall" answers who pays as well, without a word of money.
  if (cue.kind === 'risk') return tellsRisk(weighed, asked) ? undefined : cue.kind;
  if (weighed.some((one) => one.likelihood >= LIKELY && one.share >= FITTING_SHARE))
    return undefined;
  return weighed.some(({ fact }) => fact > 0) ? undefined : cue.kind;
}

/** Whether a statement about just what was spoken of says if it is dangerous: another one would calm people falsely. */
function tellsRisk(weighed: readonly Weighed[], { question, before }: Asked): boolean {
  const stating = weighed.filter(({ fact }) => fact > 0).map(({ unit }) => unit.content);
  return sharesOf(topicWords(`${before} ${question}`), stating).some((one) => one >= FITTING_SHARE);
}

const leadIf = (isWanted: boolean, [first]: readonly Weighed[]): Unit[] =>
  isWanted && first ? [first.unit] : [];

function frontOf(
  weighed: readonly Weighed[],
  cues: readonly Cue[],
  asked: Asked & { title: string },
) {
  const ranked = weighed.toSorted((a, b) => b.likelihood - a.likelihood || a.position - b.position);
  const likeliest = statingInstead(ranked, cues);
  // In danger a message that names nothing is told what comes first.
  const best = asked.helpNumbers && likeliest?.share === 0 ? weighed[0] : likeliest;
  if (!best) return { front: [], isRepeated: false, fits: false, best: undefined };
  return cues.length > 0 && best.fact > 0
    ? factsOf(best, ranked, { ...asked, isWeak: WEAK_KINDS.has(cues[0]?.kind) })
    : tidings(best, weighed, ranked, asked);
}

/** Kinds that a statement either states or does not: a question for them is answered by no other. */
const PLAIN_KINDS: ReadonlySet<FactKind | undefined> = new Set(['when', 'where']);

/**
 * A statement that states what was asked for comes before one that does not, if it has this share of its likelihood, and
 * speaks at least half as much of what was asked about: when glass may be thrown in is no day of the yellow bin.
 */
const STATING_SHARE = 0.35;
const SPEAKS_OF_IT = 0.5;

/** "Wann kommt die gelbe Tonne?" is answered by the days, and not by what belongs in it. */
function statingInstead(ranked: readonly Weighed[], [cue]: readonly Cue[]): Weighed | undefined {
  const [likeliest] = ranked;
  if (!likeliest || likeliest.fact === 1 || !PLAIN_KINDS.has(cue?.kind)) return likeliest;
  const least = likeliest.likelihood * STATING_SHARE;
  const named = Math.max(likeliest.share * SPEAKS_OF_IT, Number.EPSILON);
  const stating = ranked.find(
    ({ fact, share, likelihood }) => fact === 1 && share >= named && likelihood >= least,
  );
  return stating ?? likeliest;
}

/** A fact is said again if it was asked for again; what fits it as well comes along. */
function factsOf(best: Weighed, ranked: readonly Weighed[], asked: Asked & { isWeak: boolean }) {
  const isBare = topicWords(asked.question).length === 0;
  const tellsHours = readOpeningHours(best.unit.text) !== undefined;
  const joined = ranked.filter(
    (one) =>
      (one.share >= FITTING_SHARE || isBare) &&
      one.fact >= best.fact &&
      one.likelihood >= best.likelihood * JOINING_SHARE,
  );
  // Hours by telephone and hours on the spot stand side by side.
  const hours = ranked.filter(
    ({ unit }) =>
      tellsHours && unit.block === best.unit.block && readOpeningHours(unit.text) !== undefined,
  );
  const front = readAtAGlance([best, ...joined, ...hours], isBare ? BARE_SENTENCES : MAX_SENTENCES);
  const isRepeated = front.every(({ text }) => asked.said.inFront(text));
  return { front, isRepeated, fits: isBare || !asked.isWeak || best.share > 0, best: best.unit };
}

/** What is new and fits; without anything that fits, what comes next. */
function tidings(
  best: Weighed,
  weighed: readonly Weighed[],
  ranked: readonly Weighed[],
  asked: Asked & { title: string },
) {
  const isNews = ({ unit }: Weighed) => !asked.said.inFront(unit.text);
  const news = ranked.filter(isNews);
  const isFitting = best.share >= FITTING_SHARE || (best.share > 0 && best.likelihood >= LIKELY);
  const fresh = news.find(({ likelihood }) => likelihood >= best.likelihood * NEWS_SHARE);
  if (!isNews(best) && (news.length === 0 || (!fresh && isFitting))) {
    return { front: [best.unit], isRepeated: true, fits: isFitting, best: best.unit };
  }
  const unsaid = weighed.filter(isNews);
  const winner = isNews(best) ? best : (fresh ?? unsaid[0] ?? best);
  const joined = news.filter((one) => one.likelihood >= winner.likelihood * JOINING_SHARE);
  // A person who only describes a situation is told first which contact to turn to, unless the statement about it names one.
  const [lead] = weighed;
  const isHelp =
    lead &&
    !asks(asked.question) &&
    NAMES_SOMEBODY.test(lead.unit.text) &&
    !isEnough(winner) &&
    !isOtherCase(lead, winner) &&
    !isOfOtherThing(lead.unit, asked);
  const first = isHelp ? lead.unit : undefined;
  // "Wir brauchen Ihren Namen und ein Foto" is of no use before it was said whom to tell.
  const isBegun = isHelp && !asked.continues && factsIn(winner.unit.text).has('need');
  const told = isBegun ? [lead, winner] : [winner];
  const chosen = readAtAGlance(
    [...told, ...joined, ...context(winner, unsaid, asked)],
    MAX_SENTENCES,
  );
  const front = chosen.toSorted((a, b) => Number(b === first) - Number(a === first));
  return { front, isRepeated: false, fits: winner.share >= FITTING_SHARE, best: winner.unit };
}

/** How a statement begins that holds in one case only: "Sind Sie im Aufzug eingeschlossen, …". */
const IN_CASE =
  /^(?:sind|ist|haben|hat|steckt|fährt|geht|wird|wurde|wurden|fällt|schließt|klemmt|wenn|falls) /iu;

/** Tells whom to turn to, in whatever case. */
const TELLS_WHOM = /meld|ruf|wend|anzeig|bescheid|erreich/iu;

/** Whether one statement is about another case than the one that fits. */
const isOtherCase = (one: Weighed, fitting: Weighed): boolean =>
  one !== fitting &&
  (IN_CASE.test(one.unit.text)
    ? IN_CASE.test(fitting.unit.text)
    : !TELLS_WHOM.test(one.unit.text)) &&
  fitting.share >= FITTING_SHARE &&
  one.share < fitting.share * JOINING_SHARE;

const names = ({ unit }: Weighed) => NAMES_SOMEBODY.test(unit.text);

/** Whether a statement about what was described names a contact for it; no other contact comes before it. */
const isEnough = (winner: Weighed): boolean => winner.share >= FITTING_SHARE && names(winner);

/**
 * What a person who only describes a situation needs besides: the rest of the first paragraph, and
 * the contact to turn to, which the first statement of a use case names, or else the fitting one.
 */
function context(
  winner: Weighed,
  unsaid: readonly Weighed[],
  { continues, question }: Asked,
): Weighed[] {
  const isLost = !continues && !asks(question);
  if (winner.share < FITTING_SHARE || winner.position === 0) {
    return unsaid.filter(
      ({ unit, position }) => unit.block === winner.unit.block && position > winner.position,
    );
  }
  const [first] = unsaid;
  if (!isLost) return [];
  if (first?.position === 0 && names(first)) return [first];
  const contacts = unsaid.filter(names).toSorted((a, b) => b.likelihood - a.likelihood);
  return names(winner) ? [] : contacts.slice(0, 1);
}
