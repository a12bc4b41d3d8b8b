import type { SmallTalk } from '../../platform/ai/index.js';
import { fold } from '../../platform/german/index.js';

const PATTERNS: [SmallTalk, RegExp][] = [
  [
    'thanks',
    /^(?:(?:ok|okay|super|prima|gut|alles klar)\s)?(?:vielen |herzlichen |besten |lieben )?(?:dank(?:e)?|merci|thx)(?: schon| sehr| vielmals| dir| ihnen| fur .{1,40})?$/,
  ],
  [
    'farewell',
    /^(?:auf wiedersehen|tschuss|tschau|ciao|bis (?:bald|spater|dann)|schonen (?:tag|abend)(?: noch)?|ade|servus und danke)$/,
  ],
  [
    'identity',
    /^(?:wer|was) bist (?:du|denn du)(?: eigentlich)?$|^wer sind sie(?: eigentlich)?$|^(?:bist du|sind sie) (?:ein |eine )?(?:mensch|roboter|bot|ki|computer|maschine|echt)$|^was (?:kannst du|konnen sie)(?: alles)?$/,
  ],
  [
    'wellbeing',
    /^wie gehts(?: dir| ihnen)?(?: so| heute)?$|^wie geht es (?:dir|ihnen)(?: heute)?$/,
  ],
  [
    'greeting',
    /^(?:hallo|hi|hey|moin(?: moin)?|servus|gruss gott|guten (?:tag|morgen|abend)|tag|morgen|hallochen|na)(?: zusammen| hausgeist| liebes team)?$/,
  ],
  [
    'agreement',
    /^(?:ja|nein|ok|okay|gut|alles klar|in ordnung|verstanden|passt|super|prima|perfekt|aha|ach so)$/,
  ],
];

/** What kind of small talk a message is; undefined if it asks or tells something. */
export function detectSmallTalk(message: string): SmallTalk | undefined {
  const folded = fold(message)
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];
}
