import { isStopWord, stem, wordsOf } from '../../german/index.js';
import type { SummaryPrompt } from '../ai-provider.js';
import { alertOf, summaryDataOf } from '../builtin/compose-summary.js';
import { type SummaryData, type SummaryFact } from './summary-data.js';
import { areByMatter } from './tenant-facts.js';

/** A summary as a model writes it. */
export type ProposedSummary = Omit<SummaryData, 'alert'>;

/**
 * A model's summary without what the conversation does not support: facts are in the person's own
 * words, and it holds no number, address or name that was not written in the conversation. A part
 * that fails is replaced by what would be said without a model, or left out.
 */
export function checkedSummary(proposed: ProposedSummary, prompt: SummaryPrompt): SummaryData {
  const plain = summaryDataOf(prompt);
  const own = new Evidence(
    prompt.turns.filter(({ role }) => role === 'user').map(({ text }) => text),
  );
  const all = new Evidence([
    ...prompt.turns.flatMap(({ text, sources = [] }) => [text, ...sources]),
    ...prompt.attachmentNames,
    ...Object.values(prompt.contact).filter((value) => typeof value === 'string'),
    ...plain.facts.map(({ value }) => value),
  ]);
  const alert = alertOf(prompt);
  const told = proposed.told.filter((entry) => all.bears(entry));
  const keptAll = told.length === proposed.told.length;
  // The database knows better than a model what has become of a case.
  const hasCases = (prompt.cases ?? []).length > 0;
  return {
    ...(alert ? { alert } : {}),
    concern: all.bears(proposed.concern) ? proposed.concern : plain.concern,
    facts: mergedFacts(
      proposed.facts.filter(({ value }) => own.says(value)),
      plain.facts,
    ),
    told: keptAll && !hasCases ? told : plain.told,
    open: hasCases ? plain.open : openPoints(proposed, plain, all),
    // In danger, people must not depend on what a model proposes as the next step.
    nextStep:
      !alert && !hasCases && all.bears(proposed.nextStep) ? proposed.nextStep : plain.nextStep,
  };
}

/** A wish for a person is never lost, however the model sees it. */
function openPoints(proposed: ProposedSummary, plain: SummaryData, all: Evidence): string[] {
  const kept = proposed.open.filter((entry) => all.bears(entry));
  const wish = plain.open.filter((entry) => entry.startsWith('Wunsch'));
  const hasWish = kept.some((entry) => /mensch|rückruf|person|gespräch|anruf/iu.test(entry));
  return hasWish ? kept : [...wish, ...kept];
}

/** What the model found, and what it missed. */
function mergedFacts(found: readonly SummaryFact[], plain: readonly SummaryFact[]): SummaryFact[] {
  const names = new Set(plain.map(({ name }) => name));
  // A model puts the places and times of all matters together.
  if (areByMatter(plain)) for (const name of ['Wo', 'Seit wann']) names.add(name);
  const byName = (name: string) => found.filter((fact) => fact.name === name);
  const known = plain.map((fact) => {
    const [better] = byName(fact.name);
    return fact.name === 'Wo' && better ? better : fact;
  });
  return [...known, ...found.filter(({ name }) => !names.has(name))];
}

/** Texts that something can be checked against. */
class Evidence {
  readonly #stems: ReadonlySet<string>;
  readonly #numbers: ReadonlySet<string>;
  readonly #text: string;

  constructor(texts: readonly string[]) {
    this.#text = texts.join('\n').toLowerCase();
    this.#stems = new Set(wordsOf(this.#text).map(stem));
    this.#numbers = new Set(numbersOf(this.#text));
  }

  /** Whether these words stand in the texts, in whatever form and order. */
  says(value: string): boolean {
    const words = wordsOf(value).filter((word) => !isStopWord(word));
    return (
      words.length > 0 &&
      words.every((word) => /^\d+$/.test(word) || this.#stems.has(stem(word))) &&
      this.bears(value)
    );
  }

  /** Whether no number, address or person's name stands in `text` that is not in the texts. */
  bears(text: string): boolean {
    return (
      (text.match(NUMBER) ?? []).every((number) => this.#knows(number)) &&
      markedWords(text).every((word) => this.#text.includes(word.toLowerCase()))
    );
  }

  #knows(number: string): boolean {
    const groups = number.match(/\d+/g) ?? [];
    return this.#numbers.has(digitsOf(number)) || groups.every((group) => this.#numbers.has(group));
  }
}

/** A number with what people write between its digits. */
const NUMBER = /\d(?:[\d\s/().,:-]*\d)?/g;

/** Digits of a number, the same for a phone with and without the country before it. */
const digitsOf = (number: string) =>
  number.replaceAll(/\D/g, '').replace(/^(?:0049|49)(?=\d{6})/, '0');

/** Numbers by their digits, grouped as they are written and each group alone. */
const numbersOf = (text: string): string[] => [
  ...(text.match(NUMBER) ?? []).map(digitsOf),
  ...(text.match(/\d+/g) ?? []),
];

/** Addresses of mail and web, and names behind a title. */
const markedWords = (text: string): string[] => [
  ...(text.match(/[\w.+-]+@[\w.-]+\w|https?:\/\/\S+/g) ?? []),
  ...[...text.matchAll(/(?:Frau|Herrn?|Familie|Firma)\s+(?:Dr\.\s+)?(\p{Lu}\p{L}+)/gu)].map(
    ([, name = '']) => name,
  ),
];
