import type { SummaryPrompt } from '../ai-provider.js';
import { clip } from '../summary/clip.js';
import { essenceBelow } from '../summary/essence.js';
import { exchangesOf, wantsPerson } from '../summary/noteworthy.js';
import { caseState, isCovered } from '../summary/case-states.js';
import {
  NOTHING_TO_DO,
  renderSummaryData,
  type SummaryCase,
  type SummaryData,
  type SummaryFact,
} from '../summary/summary-data.js';
import { detailsOf, factsOf } from '../summary/tenant-facts.js';
import { type Topic, topicsOf } from '../summary/topics.js';

/** Concerns that are named; the transcript has all of them. */
const MAX_CONCERNS = 4;

/** Longest quotation. */
const MAX_QUOTE = 200;

const WISH = 'Wunsch nach einem Gespräch mit einem Menschen';

/** Sums a conversation up from its own words, as Markdown. */
export const composeSummary = (prompt: SummaryPrompt): string =>
  renderSummaryData(summaryDataOf(prompt));

/** What a manager has to know of a conversation, without any model: every word is from it. */
export function summaryDataOf(prompt: SummaryPrompt): SummaryData {
  const topics = topicsOf(exchangesOf(prompt));
  const alert = alertOf(prompt);
  const facts = factsOf(prompt, topics);
  const open = openPoints(topics, prompt);
  return {
    ...(alert ? { alert } : {}),
    concern: concernOf(topics, prompt),
    facts,
    told: [
      ...topics.flatMap(({ title, answers, replies }) => [
        ...answers.slice(0, 1).map((answer) => essenceBelow(title, answer)),
        ...replies.map((reply) => `Antwort der Hausverwaltung: „${clip(reply, MAX_QUOTE)}“`),
      ]),
      ...(prompt.cases ?? []).filter(({ isOver }) => isOver).map(caseState),
    ],
    open,
    nextStep: nextStepOf({ topics, prompt, facts, open }),
  };
}

/** The line that comes first when a person was in danger; empty if no person was. */
export const alertOf = ({ urgency, danger }: SummaryPrompt): string =>
  urgency === 'emergency' || danger ? ['NOTFALL', danger].filter(Boolean).join(': ') : '';

function concernOf(topics: readonly Topic[], { attachmentNames }: SummaryPrompt): string {
  const matters = topics.filter(({ kind }) => kind !== 'wish');
  if (matters.length === 0) {
    if (topics.length > 0) return `${WISH}.`;
    return attachmentNames.length > 0
      ? 'Es wurden Dateien geschickt und keine Fragen gestellt.'
      : 'Es wurden keine Fragen gestellt.';
  }
  // Faults come before questions.
  const faults = matters.filter(({ kind }) => kind === 'fault');
  const ordered = [...faults, ...matters.filter(({ kind }) => kind !== 'fault')];
  const named = ordered.slice(0, MAX_CONCERNS).map(concernText);
  const rest = ordered.length - named.length;
  const more = rest === 1 ? 'Dazu eine weitere Frage.' : `Dazu ${rest} weitere Fragen.`;
  return [...named, ...(rest > 0 ? [more] : [])].reduce(
    (told, next) => `${told}${/[.!?…]“?$/.test(told) ? '' : '.'} ${next}`,
  );
}

function concernText(topic: Topic): string {
  const { kind, title, said } = topic;
  if (kind === 'question')
    return title ? `Frage zum Thema ${title}: ${quote(topic)}` : `Frage: ${quote(topic)}`;
  const { places, times } = detailsOf(said);
  const details = [...places.slice(0, 2), ...times.slice(0, 1)];
  const settled = topic.isResolved ? ' Nach eigenen Angaben inzwischen erledigt.' : '';
  const label = kind === 'fault' ? 'Meldung' : 'Mitteilung';
  if (!title) {
    const added = details.filter((one) => !topic.words.toLowerCase().includes(one.toLowerCase()));
    return `${label}: ${quote(topic)}${added.length > 0 ? ` (${added.join(', ')})` : ''}${settled}`;
  }
  if (kind === 'notice') return `${label} zum Thema ${title}: ${quote(topic)}${settled}`;
  return `${title}${details.length > 0 ? ` (${details.join(', ')})` : ''}. Im Wortlaut: ${quote(topic)}${settled}`;
}

function openPoints(
  topics: readonly Topic[],
  { turns, wantsPerson: wanted = false, cases = [] }: SummaryPrompt,
): string[] {
  const lastReply = turns.findLastIndex(({ isFromStaff }) => isFromStaff);
  const isWished =
    wanted ||
    topics.some(({ kind, replies }) => kind === 'wish' && replies.length === 0) ||
    turns.some(
      ({ role, text }, index) => role === 'user' && index > lastReply && wantsPerson(text),
    );
  const left = topics.filter((topic) => topic.kind !== 'wish' && !topic.isResolved);
  return [
    ...(isWished ? [WISH] : []),
    ...cases.filter(({ isOver }) => !isOver).map(caseState),
    ...faultsLeft(topics, cases).map(
      (topic) => `Noch nicht behoben: ${topic.title ?? quote(topic)}`,
    ),
    ...left
      .filter(({ kind, isAnswered }) => kind !== 'fault' && !isAnswered)
      .map(
        (topic) => `${topic.kind === 'question' ? 'Unbeantwortet' : 'Zu klären'}: ${quote(topic)}`,
      ),
  ];
}

/** Faults that neither the person nor a case says anything about. */
function faultsLeft(topics: readonly Topic[], cases: readonly SummaryCase[]): Topic[] {
  const faults = topics.filter(({ kind, isResolved }) => kind === 'fault' && !isResolved);
  return faults.filter((fault) => !isCovered(fault, faults, cases));
}

function nextStepOf({
  topics,
  prompt,
  facts,
  open,
}: {
  topics: readonly Topic[];
  prompt: SummaryPrompt;
  facts: readonly SummaryFact[];
  open: readonly string[];
}): string {
  const reachable = reachableText(facts);
  const call = `zurückrufen${reachable}`;
  // A clause that was pushed in ends with a comma, too.
  const then = reachable.includes(',') ? ',' : '';
  const cases = prompt.cases ?? [];
  const [fault] = faultsLeft(topics, cases);
  if (alertOf(prompt)) {
    return `Sofort ${call}. Klären, ob die Gefahr vorbei ist, und den Notdienst schicken, wenn noch keiner da ist.`;
  }
  if (prompt.urgency === 'high') return `Noch heute ${call}${then} und jemanden schicken.`;
  if (fault) return `Bitte ${call}${then} und einen Termin zur Behebung vereinbaren.`;
  if (open.includes(WISH)) return `Möglichst heute ${call}.`;
  const undone = cases.filter(({ isOver }) => !isOver);
  if (undone.length > 0) {
    return `Weiter bearbeiten: ${undone.map(({ number }) => `Vorgang #${number}`).join(', ')}.`;
  }
  if (open.length > 0) {
    const questions = open.length === 1 ? 'Die offene Frage' : 'Die offenen Fragen';
    return `${questions} telefonisch oder per E-Mail beantworten.`;
  }
  if (cases.length > 0) return [NOTHING_TO_DO, ...cases.map(caseState)].join(' ');
  if (topics.some(({ kind, isResolved }) => kind === 'notice' && !isResolved)) {
    return 'Mitteilung prüfen und entscheiden, ob etwas zu veranlassen ist.';
  }
  if (prompt.attachmentNames.length > 0)
    return 'Die Dateien ansehen und entscheiden, was zu tun ist.';
  return topics.length > 0 ? `${NOTHING_TO_DO} Alle Fragen wurden beantwortet.` : NOTHING_TO_DO;
}

/** " unter 0170 5550142, ab 16 Uhr", as far as it was told. */
function reachableText(facts: readonly SummaryFact[]): string {
  const valueOf = (name: string) => facts.find((fact) => fact.name === name)?.value.split(', ')[0];
  const phone = valueOf('Telefon');
  const when = valueOf('Erreichbar');
  return [phone && ` unter ${phone}`, when && (phone ? `, ${when}` : ` (${when})`)]
    .filter(Boolean)
    .join('');
}

const quote = ({ words }: Topic) => `„${clip(words, MAX_QUOTE)}“`;
