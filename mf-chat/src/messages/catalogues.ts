import type { Catalogues } from '@hausgeist/shell-api';
import { assistant, de } from './de';
import { en } from './en';

/** Every text of the chat, by language; what the assistant says is German in both. */
export const catalogues = {
  de: { ...de, assistant },
  en: { ...en, assistant },
} satisfies Catalogues<typeof de & { assistant: typeof assistant }>;
