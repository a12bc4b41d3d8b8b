import type { CueRule } from './cue-rule.js';
import { DAY, MONTH, NUMBER, pattern, SPAN, upTo, word } from './patterns.js';

/** Asks how often: "wie oft wird geputzt?"; answered by "Der Restmüll wird jeden Dienstag abgeholt." */
export const OFTEN: CueRule = {
  kind: 'often',
  asked: word('wie (?:oft|häufig)', 'in welchen abständen', 'wie viele male'),
  answered: pattern(
    `(?:ein|zwei|drei|vier|mehr|\\d+ ?)mal ${upTo(2)}(?:am|im|pro|in|täglich)`,
    '(?<!\\p{L})(?:täglich|wöchentlich|monatlich|jährlich|vierteljährlich)',
    `alle ${NUMBER} (?:${SPAN})`,
    `jede[nrs]? (?:\\p{L}+ )?(?:${DAY}|${SPAN})`,
    'einmal (?:im|pro|zu)',
    '(?:ein|zwei|drei)mal',
  ),
};

/** Asks from when on, or between which hours: "ab wann wird geheizt?"; answered by "Die Heizperiode läuft vom 1. Oktober bis zum 30. April." */
export const PERIOD: CueRule = {
  kind: 'period',
  asked: word(
    '(?:ab|seit) wann',
    'von wann bis wann',
    `wann ${upTo(4)}(?:fängt|beginnt|startet|geht|anfängt|angeht|losgeht)`,
    `wie lange? (?:darf|dürfen|kann|können) ${upTo(3)}(?:abends|nachts|morgens|mittags|samstags|sonntags|am wochenende)`,
  ),
  answered: pattern(
    '(?<!\\p{L})vom \\d',
    '(?<!\\p{L})von (?:\\p{L}+ bis \\p{L}+ (?:von )?)?\\d{1,2}(?:[.:]\\d{2})? bis \\d',
    'zwischen \\d{1,2} und \\d',
    '(?<!\\p{L})(?:frühestens|beginnt|beginnen)(?!\\p{L})',
    '(?<!\\p{L})ab (?:dem |\\d)',
    `(?<!\\p{L})(?:von|ab) (?:${MONTH}|${DAY})`,
  ),
};

/** Asks until when: "bis wann muss ich zahlen?", "welche Frist?"; answered by "Melden Sie den Verlust innerhalb von 24 Stunden." */
export const DEADLINE: CueRule = {
  kind: 'deadline',
  asked: word(
    '(?:bis|ab) wann',
    'frist(?:en)?',
    'spätestens',
    `wie ?(?:viel|lange?) ${upTo(3)}zeit`,
    'bis zu welchem',
    'rechtzeitig',
    'wie früh',
    `wie (?:lange?|viel|weit) ${upTo(4)}(?:vorher|im voraus|davor)`,
    'zum \\d{1,2}',
  ),
  answered: pattern(
    '(?<!\\p{L})(?:innerhalb|spätestens|binnen|frühestens|bis (?:zum?|ende|\\d)|frist\\p{L}*|vorher|im voraus|ab dem)(?!\\p{L})',
    `${NUMBER} (?:${SPAN})\\p{L}* (?:vor|nach|vorher)`,
  ),
};

/** Asks how long it takes: "wie lange dauert das?", "wann wird das repariert?"; answered by "Die Lieferzeit beträgt etwa zehn Werktage." */
export const DURATION: CueRule = {
  kind: 'duration',
  asked: word(
    `wann (?:wird|werden|ist|sind|kommt|kommen) ${upTo(5)}(?:repariert|gemacht|behoben|fertig|ausgetauscht|ersetzt|gerichtet|monteur|handwerker|techniker|jemand)`,
    'wie lang(?:e|n)?',
    'wie schnell',
    'dauert (?:das|es)',
    'kündigungsfrist(?:en)?',
    '(?:welche[nr]?|wie ?viel) (?:\\p{L}+ )?frist',
    'wie viele? (?:tage?|wochen?|monate?|stunden?|werktage?)',
  ),
  answered: pattern(
    `(?:innerhalb|binnen|nach|in der regel|maximal|höchstens|bis zu|dauert?|lieferzeit|lang|über|frist) .{0,25}${NUMBER} (?:\\p{L}+ )?(?:${SPAN})`,
    'am nächsten (?:werktag|tag)',
    'am selben tag',
    '(?<!\\p{L})lieferzeit',
  ),
  // "Fünf Sekunden lang drücken" is how something is done.
  hinted: pattern(
    `${NUMBER} (?:\\p{L}+ )?(?!(?:sekunde|minute)n? lang)(?:${SPAN})`,
    '(?<!\\p{L})(?:dauert|sofort)(?!\\p{L})',
  ),
};

/** Asks for a day or an hour: "wann habt ihr auf?", "auch sonntags?"; answered by "Das Büro ist mittwochs von 14 bis 17 Uhr geöffnet." */
export const WHEN: CueRule = {
  kind: 'when',
  asked: word(
    'wann?',
    'uhrzeit(?:en)?',
    '(?:um |bis )?wie ?viel uhr',
    '(?:an )?welche[nmr] tag(?:en)?',
    'geöffnet',
    // A door that stands open asks for no hours.
    '(?<!(?:tür|türe|tor|fenster|klappe|luke|steht|stehen|stand|bleibt|gelassen|lässt)(?!\\p{L})[^.!?]{0,25})offen',
    'aufhaben',
    '(?:habt|macht) ihr (?:\\p{L}+ )?auf',
    'öffnungszeit(?:en)?',
    'sprechzeit(?:en)?',
    'bürozeit(?:en)?',
    'ruhezeit(?:en)?',
    'termin',
    'heute',
    'morgen früh',
    'am wochenende',
    'samstags?',
    'sonntags?',
    '(?:werk|feier)tags',
    'morgens',
    '(?:vor|nach)?mittags',
    'tagsüber',
    'abends',
    'nachts',
  ),
  answered: pattern(
    '\\d{1,2}(?:[.:]\\d{2})? (?:bis \\d{1,2}(?:[.:]\\d{2})? )?uhr',
    'rund um die uhr',
    `\\d{1,2}\\. ?(?:${MONTH})`,
    `(?<!\\p{L})(?:${MONTH})(?!\\p{L})`,
    `(?<!\\p{L})(?:${DAY})(?:s|e|en)?(?:vormittag|nachmittag|abend)?(?!\\p{L})`,
    '(?<!\\p{L})(?:innerhalb|spätestens|wochenende)(?!\\p{L})',
    'jede[ns] (?:tag|jahr|monat|woche)',
    'einmal im jahr',
  ),
};
