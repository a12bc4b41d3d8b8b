import type { CueRule } from './cue-rule.js';
import { MONTH, NUMBER, pattern, SPAN, word } from './patterns.js';

/** Asks how much or how many: "wie viele Schlüssel?", "wie hoch darf der Sichtschutz sein?"; answered by "Die Durchfahrtshöhe beträgt 2,00 Meter." */
export const QUANTITY: CueRule = {
  kind: 'quantity',
  asked: word(
    'wie ?viele?',
    'wie (?:hoch|gross|weit|schwer|laut|warm)',
    'um wie ?viel',
    'maximal',
    'höchstens',
    'mindestens',
  ),
  answered: pattern(
    `(?<!\\d[ .:]?)\\d+(?:[.,]\\d+)* ?(?:[€%°]|(?!uhr|bis|und|oder|${MONTH}|(?:\\p{L}+ )?${SPAN})\\p{L}{2,})`,
    `(?<!\\p{L})(?:höchstens|mindestens|bis zu|ungefähr|rund) ${NUMBER}`,
    `(?<!\\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\\p{L}| (?:\\p{L}+ )?${SPAN})`,
    '(?<!\\p{L})(?:die höhe|feste sätze|richtet sich nach|ergibt sich aus|hängt (?:\\p{L}+ )*ab)(?!\\p{L})',
  ),
};
