import { type AnswerPrompt, germanDays } from '../../../platform/ai/index.js';
import { fold, TIME_ZONE } from '../../../platform/german/index.js';
import { factsIn } from './facts.js';
import type { Mention } from './scan.js';

/** Numbers that every person may be given in an emergency. */
const PUBLIC_NUMBERS = '112; 110; 116 117; 116117; 116 111; 116111; 0800 111 0 111; 0800 1110111';

const DAY_MS = 86_400_000;
const MOMENT = { timeZone: TIME_ZONE } as const;
const DATE = new Intl.DateTimeFormat('de-DE', { ...MOMENT, dateStyle: 'full' });
const TIME = new Intl.DateTimeFormat('de-DE', { ...MOMENT, timeStyle: 'short' });

/** Endings that languages add to a name. */
const MAX_ENDING = 3;
const MIN_NAME = 3;

/** Everything that an answer may state, because it stands somewhere in what it was made from. */
export class KnownFacts {
  readonly #sources: readonly string[];
  readonly #now: Date | undefined;
  #keys: ReadonlySet<string> | undefined;
  #words: ReadonlySet<string> | undefined;

  constructor(prompt: AnswerPrompt) {
    this.#sources = sourcesOf(prompt);
    this.#now = prompt.now;
  }

  /** Whether a source vouches for a fact; true for what claims nothing. */
  vouchFor({ proofs }: Mention): boolean {
    return !proofs || proofs.some((keys) => keys.every((key) => this.#has(key)));
  }

  #has(key: string): boolean {
    if (key.startsWith('name:')) return this.#hasWord(key.slice('name:'.length));
    // Most answers state nothing that has to be looked up.
    this.#keys ??= keysOf(this.#sources, this.#now);
    return this.#keys.has(key);
  }

  #hasWord(word: string): boolean {
    this.#words ??= wordsIn(this.#sources);
    for (let ending = 0; ending <= MAX_ENDING && word.length - ending >= MIN_NAME; ending += 1) {
      if (this.#words.has(word.slice(0, word.length - ending))) return true;
    }
    return this.#words.has(word);
  }
}

function sourcesOf({ contact, question, history, useCases, attachments }: AnswerPrompt): string[] {
  const { companyName, email, phone, address = '', officeHours = '' } = contact;
  return [
    ...[companyName, email, phone, address, officeHours, question],
    ...(contact.emergencyContacts ?? []).flatMap((each) => [each.label, each.phone]),
    ...(contact.holidays ?? []).flatMap((days) => [days.name, germanDays(days)]),
    ...history.flatMap(({ text, sources = [], choices = [] }) => [text, ...sources, ...choices]),
    ...useCases.flatMap(({ title, text }) => [title, text]),
    ...attachments.flatMap(({ name, passages = [] }) => [name, ...passages]),
  ].filter((text) => text !== '');
}

function keysOf(sources: readonly string[], now: Date | undefined): ReadonlySet<string> {
  const keys = new Set<string>();
  const add = (text: string, without?: string) => {
    for (const { gives } of factsIn(text, { atLineStart: true })) {
      for (const key of gives) if (!without || !key.startsWith(without)) keys.add(key);
    }
  };
  for (const source of sources) add(source);
  // "112" may be called; that does not make 112 Euro a price.
  for (const number of PUBLIC_NUMBERS.split('; ')) add(`: ${number}`, 'bare:');
  if (now) {
    // Today, and the days that people call yesterday and tomorrow.
    for (const days of [-1, 0, 1, 2]) {
      add(DATE.format(new Date(now.getTime() + days * DAY_MS)), 'bare:');
    }
    add(`${TIME.format(now)} Uhr`, 'bare:');
  }
  return keys;
}

const wordsIn = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(sources.flatMap((text) => text.match(/\p{L}+/gu) ?? []).map(fold));
