import type { CueRule } from './cue-rule.js';
import { pattern, upTo, word } from './patterns.js';

/** "Kaputt", "fährt heute nicht" */
const DAMAGE = [
  'kaputt',
  'defekt',
  'undicht',
  'störung',
  'ausfall',
  'ausgefallen',
  'beschädig',
  'schaden',
  'schäden',
  'klemm',
  'reparatur',
  'überfüllt',
  'außer betrieb',
  'nicht geleert',
  'nicht geräumt',
  'mangelhaft',
  'fährt [^.]{0,30}nicht',
  'funktionier\\p{L}* [^.]{0,60}nicht',
].join('|');

/** With where it is reported: "melden Sie bitte", a telephone number. */
const REPORTED = String.raw`(?<!\p{L})meld|\d{6}|\d{3} \d{3}|reparaturannahme`;

/** Asks who does a work: "wer räumt den Schnee?", "muss ich selbst putzen?"; answered by "Das Treppenhaus reinigt eine Reinigungsfirma." */
export const DOER: CueRule = {
  kind: 'doer',
  asked: word(
    `wer (?:muss|soll) ${upTo(4)}(?:putzen|reinigen|räumen|streuen|schippen|schieben|mähen|leeren|wischen|fegen|kehren)`,
    `wer ${upTo(3)}(?:putzt|reinigt|räumt|streut|schippt|schiebt|mäht|leert|wischt|fegt|kehrt)`,
    `(?:muss|müssen) (?:ich|wir|man|mieter) ${upTo(4)}(?:selber|selbst)`,
    `(?:muss|müssen) (?:ich|wir|man|mieter) ${upTo(3)}(?:schnee|putzen|schippen|streuen|räumen|mähen|fegen|kehren|streichen|renovieren|tapezieren|weißen)`,
    'macht das (?:wer|jemand|eine firma|der hausmeister)',
  ),
  answered: pattern(
    `(?:erledigt|übernimmt|übernehmen|reinigt|räumt|putzt|putzen|reinigen) ${upTo(9)}(?:\\p{L}*firma|\\p{L}*dienst|partnerbetrieb|hausmeister|mieter|bewohner)`,
    '(?:nicht|selbst) die mieter',
    '(?:streichen|renovieren) müssen',
    'verpflichtet',
    `(?:mieter|bewohner) ${upTo(3)}nicht selbst`,
    `(?:\\p{L}*firma|mieter|bewohner) ${upTo(2)}(?:putzen|reinigen|reinigt|räumt|putzt)`,
    '(?:übernimmt|erledigt) unser',
  ),
};

/** Tells of what is broken, or was not done: "der Aufzug fährt nicht"; answered by "Ein defektes Gerät melden Sie bitte unter 040 66969 130." */
export const REPAIR: CueRule = {
  kind: 'repair',
  asked: word(
    'kaputt\\p{L}*',
    'defekt\\p{L}*',
    'undicht\\p{L}*',
    'ausgefallen',
    'klemmt',
    'überfüllt',
    'außer betrieb',
    '(?:quellen|quillt) (?:\\p{L}+ )?über',
    `(?:wurden?|wird|werden|ist|sind) ${upTo(6)}nicht (?:ab)?(?:geholt|geleert|geräumt|gestreut|gereinigt|geputzt)`,
    `(?:fährt|geht|gehen|fällt|lässt sich|schließt|öffnet|funktioniert|funktionieren) ${upTo(4)}nicht`,
  ),
  answered: pattern(`(?=.*(?:${DAMAGE}))(?=.*(?:${REPORTED}))`),
};

/** Asks whether something does harm: "ist das gefährlich?"; answered by "Silberfische sind harmlos." */
export const RISK: CueRule = {
  kind: 'risk',
  asked: word(
    `(?:ist|sind|wäre|wird) (?:das|es|dies|die|der|sowas|so was) ${upTo(4)}(?:gefährlich|schlimm|schädlich|gesundheitsschädlich|giftig|ungesund|bedenklich|harmlos|riskant|ansteckend)`,
    `wie ${upTo(2)}(?:gefährlich|schlimm|schädlich|giftig)`,
  ),
  answered: pattern(
    'gefähr(?:lich|det)',
    'harmlos',
    'bedenklich',
    'schädlich',
    'giftig',
    'gesundheitlich',
  ),
};

/** Asks what comes if nothing helps, or if one refuses: "und wenn das nicht hilft?"; answered by "Bleibt der Heizkörper danach kalt, fehlt Druck in der Anlage." */
export const OTHERWISE: CueRule = {
  kind: 'otherwise',
  asked: word(
    '(?:wenn|falls) (?:das |es |dies )?(?:auch |alles )?(?:nicht|nix|nichts|net)(?: (?:hilft|bringt|klappt|geht|funktioniert|reicht|wirkt|passiert))?[?!. ]*$',
    `(?:das|es|alles) (?:hilft|bringt|klappt|wirkt) ${upTo(2)}(?:nicht|nix|nichts)`,
    'wenn (?:ich|wir) (?:da |das |dem |dann |jetzt )?(?:nein sagen?|ablehnen?|nicht (?:zustimmen?|unterschreiben?|einverstanden (?:bin|sind)|will|wollen|möchten?))',
  ),
  answered: pattern(
    'hilft das nicht',
    'bleibt (?:es|er|sie|der|die|das|ein) .{0,30}(?:danach|verstopft|kalt|ohne wirkung)',
    'bleibt die .{0,30}ohne wirkung',
    'fällt sie erneut',
    'bessert sich .{0,40}nichts',
    'danach nicht',
    'für falsch',
    'weigert sich',
    'verweigern sie',
    'tritt (?:dann )?nicht ein',
    'kommen wir nicht überein',
    'nicht einverstanden',
    'lässt sich .{0,40}nicht',
  ),
};
