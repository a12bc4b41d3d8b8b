import type { DangerKind, Language } from '@hausgeist/schema';
import type { SpecialCase } from './danger-kinds.js';
import { AR } from './instructions/ar.js';
import { DE } from './instructions/de.js';
import { EN } from './instructions/en.js';
import type { InstructionTexts } from './instructions/instruction-texts.js';
import { PL } from './instructions/pl.js';
import { RU } from './instructions/ru.js';
import { TR } from './instructions/tr.js';
import { SPECIAL_TEXTS } from './instructions/special-texts.js';
import { UK } from './instructions/uk.js';

/** A number that a button calls. */
export interface EmergencyCall {
  /** The service that it reaches, in the reader's language. */
  label: string;
  number: string;
}

/** What a person in danger reads before anything else. */
export interface DangerHelp {
  /** What to do first, one sentence: it stands above the numbers to call. */
  first: string;
  /** What comes after that; empty where the first is all. */
  next: string;
  /** One line in front of the usual answer if the danger is only possible. */
  possibleText: string;
  /** Public numbers, the first to call first; the company's own is added by the caller. */
  calls: EmergencyCall[];
}

type Service = 'fire' | 'police' | 'counselling';

const NUMBERS: Record<Service, string> = {
  fire: '112',
  police: '110',
  counselling: '0800 111 0 111',
};

const SERVICES: Record<DangerKind, readonly Service[]> = {
  GAS: ['fire'],
  FIRE: ['fire'],
  CARBON_MONOXIDE: ['fire'],
  MEDICAL: ['fire'],
  SUICIDE: ['fire', 'counselling'],
  VIOLENCE: ['police', 'fire'],
  MISSING: ['police'],
  ELECTRICITY: ['fire'],
  BURGLARY: ['police'],
  COLLAPSE: ['fire'],
  LIFT: ['fire'],
  WATER: ['fire'],
  FROST: ['fire'],
};

const TEXTS: Record<Language, InstructionTexts> = {
  de: DE,
  en: EN,
  tr: TR,
  ru: RU,
  uk: UK,
  ar: AR,
  pl: PL,
};

/** What to do in a danger and which number to call, in the language of the person in danger. */
export function dangerHelp(
  kind: DangerKind,
  language: Language,
  special?: SpecialCase,
): DangerHelp {
  const texts = TEXTS[language];
  const own = language === 'de' || language === 'en' ? SPECIAL_TEXTS[language] : undefined;
  const specially = special && own?.[special];
  return {
    ...inOrder(specially ?? texts.now[kind], language),
    possibleText: specially ?? texts.possible[kind],
    calls: SERVICES[kind].map((service) => ({ label: texts[service], number: NUMBERS[service] })),
  };
}

/** The first of the sentences, and what follows it. */
function inOrder(text: string, language: Language): Pick<DangerHelp, 'first' | 'next'> {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const [{ segment: first } = { segment: text }] = segmenter.segment(text);
  return { first: first.trim(), next: text.slice(first.length).trim() };
}
