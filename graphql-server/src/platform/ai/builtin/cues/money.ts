import type { CueRule } from './cue-rule.js';
import { begins, pattern, upTo, word } from './patterns.js';

/** Asks who pays: "wer zahlt das?", "muss ich das bezahlen?", "welche Versicherung?"; answered by "Die Kosten trägt der Eigentümer." */
export const PAYER: CueRule = {
  kind: 'payer',
  asked: word(
    `wer ${upTo(4)}?(?:zahlt|zahlen|bezahlt|bezahlen|trägt|übernimmt|haftet)`,
    'wer kommt (?:für|dafür)',
    `wer muss ${upTo(5)}(?:zahlen|bezahlen)`,
    `(?:muss|müssen) (?:ich|wir) ${upTo(5)}(?:bezahlen|zahlen|übernehmen|aufkommen)`,
    'auf (?:wessen|meine) kosten',
    '(?:zahlt|bezahlt|übernehmt|erstattet) ihr',
    'wird (?:das|es) (?:mir )?(?:bezahlt|übernommen|erstattet|ersetzt)',
    '(?:zahlt|bezahlt|übernimmt|trägt|ersetzt) (?:mir |uns )?(?:das|es|die kosten) (?:(?:der|die|mein|meine|euer|eure|ihre) )?(?:vermieter(?:in)?|eigentümer(?:in)?|hausverwaltung|verwaltung|haus)',
    'welche versicherung',
    `(?:zahlt|bezahlt|übernimmt|deckt|erstattet) ${upTo(3)}versicherung`,
  ),
  answered: pattern(
    'kosten .{0,60}(?<!\\p{L})(?:trägt|tragen|treffen|übernimmt|übernehmen)(?!\\p{L})',
    'trägt (?:\\p{L}+ )*(?:kosten|antragsteller|eigentümer|mieter)',
    '(?<!\\p{L})(?:tragen|trägt) sie',
    '(?<!\\p{L})(?:be)?zahl(?:t|en)? (?:muss|sie|der|die|das|wir|in der|mieter|eigentümer|ab)',
    `zahlt ${upTo(6)}(?:eigentümer|versicherung|haftpflicht|vermieter|nachlass)`,
    'bezahlen muss',
    'zur (?:miet)?zahlung verpflichtet',
    'auf (?:seine|ihre|eigene|unsere) kosten',
    'auf kosten (?:des|der)',
    'für sie kostenlos',
    'erstatten wir',
    'erstattet',
    'zahlungspflichtig',
    '(?<!\\p{L})schuldet',
    'rechnung .{0,40}(?:weiter|selbst)',
    'berechnen wir',
    'berechnet werden',
    'reguliert',
    'versicherung(?:en)? (?:zahlt|deckt|übernehmen)',
    '(?:hausrat|haftpflicht|gebäude)versicherung(?!en)',
    '(?:gehört|sind) (?:\\p{L}+ )?betriebskosten',
    'aus dem nachlass',
  ),
  hinted: pattern('(?<!\\p{L})(?:kosten(?!los|frei)|rechnung|versicherung|euro)'),
};

/** Asks for a price: "was kostet das?", "ist das umsonst?"; answered by "Ein Ersatzschlüssel kostet 45 Euro." */
export const COST: CueRule = {
  kind: 'cost',
  asked: word(
    `was ${upTo(2)}kost\\p{L}*`,
    // "Auf eigene Kosten" offers to pay, and asks for no price.
    '(?<!auf (?:eigene|meine|unsere|ihre|seine|deine|eure|deren|wessen) )kost(?:et|en|n)',
    'preis(?:e|lich)?',
    'teuer',
    'billiger',
    'günstiger',
    'gebühr(?:en)?',
    `wie ?viel ${upTo(4)}(?:zahl\\p{L}*|bezahl\\p{L}*|euro|geld)`,
    'wie ?teuer',
    'umsonst',
    'kostenlos',
    'gratis',
    'kostenpflichtig',
  ),
  answered: pattern(
    '\\d\\s*(?:€|euro|cent)',
    'kostenlos',
    'kostenfrei',
    'gebührenfrei',
    'unentgeltlich',
    'ohne (?:berechnung|gebühr)',
    'keine gebühr',
    'gebühr(?:en)? (?:fällt|fallen|entstehen|entsteht) (?:\\p{L}+ )?nicht',
    'fällt keine',
    'kostet nichts',
    'kosten nichts',
  ),
  hinted: begins('kosten(?!los)', 'gebühr', 'preis', 'berechne'),
};
