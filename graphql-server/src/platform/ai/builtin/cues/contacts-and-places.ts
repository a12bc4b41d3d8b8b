import type { CueRule } from './cue-rule.js';
import { pattern, upTo, word } from './patterns.js';

/** What must not be done is no place to do it. */
const NO_BAN = '^(?!.*(?:nicht erlaubt|verboten|untersagt))';

/** "22305 Hamburg", "Haubentaucherweg 5" */
const AN_ADDRESS = String.raw`\d{5} \p{L}|(?:strasse|weg|platz|allee|twiete|redder) \d`;

/** "Keller", "Fahrradraum", "Kundenportal" */
const PLACES = [
  '\\p{L}*keller',
  'hof',
  'büro',
  '\\p{L}*raum',
  'hausmeister',
  'objektbetreuer',
  'verwaltung',
  '\\p{L}*eingang',
  'haustür',
  'briefkästen',
  'treppenhaus',
  'portal',
  'kundenportal',
  '\\p{L}*einfahrt',
  '\\p{L}*häusern',
  'garage',
  'servicezentrum',
  'erdgeschoss',
  'recyclinghof',
  'container',
  '\\p{L}*kasten',
  'empfang',
  'küche',
  'bad',
  'mietvertrag',
].join('|');

/** "Im Müllraum", "neben dem Haupteingang" */
const A_PLACE = `(?<!\\p{L})(?:im|in der|in den|beim?|am|neben|zum|zur|auf der|auf die|vor dem|hinter) (?:\\p{L}+ )?(?:${PLACES})`;

/** "Auf den markierten Plätzen" */
const A_SITE = `(?<!\\p{L})(?:auf|in) (?:den|dem|der|einem) .{0,40}(?:plätzen|parkplatz|wohnanlage)`;

/** Asks whom to turn to: "wen rufe ich an?", "nummer vom hausmeister"; answered by "Rufen Sie die Technik unter 040 66969 125 an." */
export const WHOM: CueRule = {
  kind: 'whom',
  asked: word(
    'wen',
    'an wen',
    'wem',
    'bei wem',
    'mit wem',
    'wer (?:ist|kümmert|hilft|macht|kommt)',
    '(?:telefon|ruf|handy)?nummer',
    'tel',
    'telefon(?:isch)?',
    'anrufen',
    'anruf',
    'ruf(?:e|en)?',
    'erreich(?:e|en|bar|t)?',
    'kontakt',
    'ansprechpartner(?:in)?',
    'e-?mail(?:adresse)?',
    `wohin ${upTo(3)}(?:wenden|melden|schreiben)`,
    `wo ${upTo(4)}(?:melden|beschweren|anrufen)`,
    'zuständig',
  ),
  answered: /\+?\d[\d /-]{6,}\d|\S@\S|\b11[02]\b/,
};

/** Asks for a place: "wo stehen die Tonnen?"; answered by "Die Tonnen stehen im Müllraum im Hof." */
export const WHERE: CueRule = {
  kind: 'where',
  asked: word('wo', 'wohin', 'woher', 'adresse', 'anschrift', 'standort'),
  answered: pattern(`${NO_BAN}.*(?:${AN_ADDRESS}|${A_PLACE}|${A_SITE})`),
  hinted: /@|\+?\d[\d /-]{6,}\d/,
};
