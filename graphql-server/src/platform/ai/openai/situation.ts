import { TIME_ZONE } from '../../german/index.js';

import type { AnswerPrompt } from '../ai-provider.js';
import type { AnswerFormat } from './answer-format.js';

const LANGUAGES = new Intl.DisplayNames(['de'], { type: 'language', fallback: 'none' });
const MOMENT = { timeZone: TIME_ZONE } as const;
const DATE = new Intl.DateTimeFormat('de-DE', { ...MOMENT, dateStyle: 'full' });
const TIME = new Intl.DateTimeFormat('de-DE', { ...MOMENT, timeStyle: 'short' });

/** The German name of a language by its code; German for unknown codes. */
export function languageName(code = 'de'): string {
  try {
    return LANGUAGES.of(code) ?? 'Deutsch';
  } catch {
    return 'Deutsch';
  }
}

/** The role and language of the user, and the moment, in the time zone of the companies. */
export function situation({ language, role, now }: AnswerPrompt, format: AnswerFormat): string {
  const lines = [
    `Sprache der Antwort: ${languageName(language)}`,
    role && `Es fragt: ein ${role === 'owner' ? 'Eigentümer' : 'Mieter'}`,
    now && `Heute ist ${DATE.format(now)}, ${TIME.format(now)} Uhr.`,
    `Ausgabe: ${format === 'text' ? 'Text (Markdown), kein JSON' : 'JSON'}`,
  ];
  return ['<lage>', ...lines.filter(Boolean), '</lage>'].join('\n');
}
