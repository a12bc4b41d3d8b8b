import type { ContactDetails, SummaryPrompt, SummaryTurn } from '../ai-provider.js';
import { placesIn } from './places.js';
import type { SummaryFact } from './summary-data.js';
import { availabilityIn, sinceIn } from './times.js';
import { nameOf, type Topic } from './topics.js';

/** Values of one fact that are shown. */
const MAX_VALUES = 4;

const NAME = String.raw`\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?`;
const OWN_NAME = new RegExp(
  String.raw`(?:[Mm]ein Name ist|[Ii]ch hei(?:ß|ss)e|[Ii]ch bin)\s+((?:(?:Frau|Herr)\s+)?${NAME}(?:\s+${NAME}){1,2})`,
  'gu',
);
const OTHERS = new RegExp(
  String.raw`(?<!\p{L})((?:Frau|Herrn?|Familie|Firma)\s+(?:Dr\.\s+)?${NAME})`,
  'gu',
);
const AMOUNT = /(?<![\d.,])\d{1,3}(?:\.?\d{3})*(?:,\d{1,2})?\s?(?:€|Euro|EUR)(?!\p{L})/giu;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?<![\d.,/\p{L}-])(?:\+\d{1,3}|\(?0)[\d\s/()–-]{5,20}\d(?![.,]?\d)/gu;
const IBAN = /(?<![A-Z])[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3,7}(?:\s?\d{1,3})?/g;
const NUMBERED =
  /(?:Fehlercode|Fehler|Störungscode|Zählernummer|Zählerstand|Rechnungsnummer|Vertragsnummer|Kundennummer|Aktenzeichen|Wohnungsnummer)(?:\s+(?:ist|lautet|steht auf|von|Nr\.?))?\s*:?\s*[A-Z]{0,3}[-\s]?\d[\d./-]*/gu;
const VULNERABLE =
  /(?<!\p{L})(?:babys?|säugling\p{L}*|neugeborene\p{L}*|kleinkind\p{L}*|kind(?:er|ern)?|schwanger\p{L}*|rollstuhl\p{L}*|pflegebedürftig\p{L}*|bettlägerig\p{L}*|herzkrank\p{L}*|asthma\p{L}*)(?!\p{L})/giu;
const PRESSING =
  /(?<!\p{L})(?:sehr dringend|dringend|sofort|so schnell wie möglich|notfall|eilt)(?!\p{L})/iu;

const LANGUAGES: Record<string, string> = {
  en: 'Englisch',
  tr: 'Türkisch',
  ru: 'Russisch',
  uk: 'Ukrainisch',
  ar: 'Arabisch',
  pl: 'Polnisch',
};

/** Where something is and since when, in the words of those who told it; times without their date. */
export const detailsOf = (said: readonly SummaryTurn[]): { places: string[]; times: string[] } => ({
  places: distinct(said.flatMap(({ text }) => placesIn(text))),
  times: distinct(said.flatMap(({ text }) => sinceIn(text))),
});

/** How a fact is named that holds for one of several matters. */
const OF_MATTER = /^Zu „/;

/** Whether the places and times of several matters are told apart. */
export const areByMatter = (facts: readonly SummaryFact[]): boolean =>
  facts.some(({ name }) => OF_MATTER.test(name));

/** Where and since when: for each matter by itself, where there are several. */
function placesAndTimes(
  topics: readonly Topic[],
  each: (read: Reader) => readonly string[],
): [name: string, values: readonly string[]][] {
  const placed = topics
    .filter(({ kind }) => kind !== 'wish')
    .map((topic) => [topic, valuesOf(topic)] as const)
    .filter(([, values]) => values.length > 0);
  if (placed.length > 1) return placed.map(([topic, values]) => [`Zu „${nameOf(topic)}“`, values]);
  return [
    ['Wo', each(placesIn)],
    ['Seit wann', each((text, { at }) => sinceIn(text, at))],
  ];
}

const valuesOf = ({ said }: Topic) =>
  distinct(said.flatMap(({ text, at }) => [...placesIn(text), ...sinceIn(text, at)]));

type Reader = (text: string, turn: SummaryTurn) => readonly string[];

/**
 * The details that a person told, each in their own words; nothing else is taken for a fact.
 * @param topics what the conversation is about: of several matters, each has its own place and time.
 */
export function factsOf(prompt: SummaryPrompt, topics: readonly Topic[] = []): SummaryFact[] {
  const { turns, contact, attachmentNames, language = 'de' } = prompt;
  const said = turns.filter(({ role }) => role === 'user');
  const each = (read: Reader) => distinct(said.flatMap((turn) => read(turn.text, turn)));
  const found: [name: string, values: readonly string[]][] = [
    ...placesAndTimes(topics, each),
    ['Dringlichkeit', [urgencyOf(prompt, said)].filter(Boolean)],
    ['Telefon', each((text) => phonesIn(text, contact))],
    ['Erreichbar', each(availabilityIn)],
    ['E-Mail', each((text) => text.match(MAIL) ?? [])],
    ['Genannte Namen', each(namesIn)],
    ['Beträge', each((text) => text.match(AMOUNT) ?? [])],
    ['Nummern', each((text) => text.match(NUMBERED) ?? [])],
    ['Betroffen', prompt.urgency ? each((text) => text.match(VULNERABLE) ?? []) : []],
    ['Sprache', language === 'de' ? [] : [LANGUAGES[language] ?? language]],
    ['Anhänge', attachmentNames],
  ];
  return found
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({ name, value: joined(values) }));
}

/** What can be dialled, unless it is the company's own number. */
export function phonesIn(text: string, contact?: ContactDetails): string[] {
  const own = new Set(
    [contact?.phone, ...(contact?.emergencyContacts ?? []).map(({ phone }) => phone)].map((phone) =>
      significant(phone ?? ''),
    ),
  );
  return (text.replaceAll(IBAN, '').match(PHONE) ?? [])
    .map((phone) => phone.replaceAll(/\s+/g, ' ').trim())
    .filter((phone) => {
      const { length } = digits(phone);
      return length >= 7 && length <= 15 && !own.has(significant(phone));
    });
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The digits by which a number is known, however its beginning is written. */
const significant = (phone: string) => digits(phone).replace(/^(?:00?49|49|0)0?/, '');

const namesIn = (text: string): string[] => [
  ...[...text.matchAll(OWN_NAME)].map(([, name = '']) => name),
  ...[...text.matchAll(OTHERS)].map(([, name = '']) => name),
];

function urgencyOf({ urgency }: SummaryPrompt, said: readonly SummaryTurn[]): string {
  if (urgency === 'emergency') return 'Notfall';
  if (urgency === 'high') return 'dringend, heute handeln';
  const pressing = said.map(({ text }) => PRESSING.exec(text)?.[0]).find(Boolean);
  return pressing ? `nach eigenen Worten „${pressing}“` : '';
}

function joined(values: readonly string[]): string {
  const rest = values.length - MAX_VALUES;
  return [...values.slice(0, MAX_VALUES), ...(rest > 0 ? [`und ${rest} weitere`] : [])].join(', ');
}

/** Each value once, and none that another one contains. */
function distinct(values: readonly string[]): string[] {
  const folded = values.map((value) => value.toLowerCase());
  return values.filter(
    (_value, index) =>
      folded.indexOf(folded[index] ?? '') === index &&
      !folded.some(
        (other, at) =>
          at !== index && other !== folded[index] && other.includes(folded[index] ?? ''),
      ),
  );
}
