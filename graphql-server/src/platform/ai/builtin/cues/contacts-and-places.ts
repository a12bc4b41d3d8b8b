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

/** "In allen Schlafräumen und Fluren angebracht", "die Ventile sitzen hinter der Klappe" */
const MOUNTED =
  '(?<!\\p{L})(?:in|an|im|am|hinter|neben|unter|über) .{3,80}(?:angebracht|montiert|befinde[nt]|eingebaut)|(?:sitzt|sitzen|hängt|hängen|befinde[nt]) (?:sich )?(?:in|an|im|am|hinter|neben|unter|über) ';

/** "Einen Stellplatz mieten Sie bei der Vermietung" */
const TO_BE_HAD =
  '(?<!\\p{L})(?:mieten|finden|buchen|reservieren|kaufen|leihen|holen) sie .{0,40}(?:bei|im|am|in der|an der|auf)(?!\\p{L})';

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
  answered: pattern(`${NO_BAN}.*(?:${AN_ADDRESS}|${A_PLACE}|${A_SITE}|${MOUNTED}|${TO_BE_HAD})`),
  hinted: /@|\+?\d[\d /-]{6,}\d/,
};
