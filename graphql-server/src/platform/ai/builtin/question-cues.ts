import { LRUCache } from 'lru-cache';
import { fold, standardFor, wordsOf } from '../../german/index.js';

/** The kinds of fact that questions ask for. */
export type FactKind =
  | 'payer'
  | 'doer'
  | 'cost'
  | 'often'
  | 'period'
  | 'deadline'
  | 'duration'
  | 'when'
  | 'whom'
  | 'where'
  | 'need'
  | 'permission'
  | 'duty'
  | 'how'
  | 'quantity'
  | 'repair'
  | 'otherwise';

/** A kind of fact that a question asks for. */
export interface Cue {
  kind: FactKind;
  /** How well a passage states such a fact: 0 for not at all, up to 1. */
  strengthIn: (passage: string) => number;
}

interface CueRule {
  kind: FactKind;
  asked: RegExp;
  answered: RegExp;
  /** Speaks of such a fact without stating it. */
  hinted?: RegExp;
}

/** Patterns are written with umlauts and meet text without them, so that "fuer" and "für" are one. */
const pattern = (source: string) => new RegExp(withoutUmlauts(source), 'mu');
const word = (source: string) => pattern(`(?<!\\p{L})(?:${source})(?!\\p{L})`);
const begins = (source: string) => pattern(`(?<!\\p{L})(?:${source})`);

const withoutUmlauts = (source: string) =>
  source.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss');

const NUMBER = String.raw`(?:\d[\d.,]*|ein(?:e[nmrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehrere[nr]?)`;
/** "Drei Monate", and not "drei Monatsmieten". */
const SPAN = String.raw`(?:sekunde|minute|stunde|tag|werktag|arbeitstag|kalendertag|woche|monat|jahr|quartal)(?:n|en?|e?s)?(?!\p{L})`;
const MONTH = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const DAY = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|werktag';

const DAMAGE =
  'kaputt|defekt|undicht|störung|ausfall|ausgefallen|beschädig|schaden|schäden|klemm|reparatur|überfüllt|außer betrieb|nicht geleert|nicht geräumt|mangelhaft|fährt [^.]{0,30}nicht|funktionier\\p{L}* [^.]{0,60}nicht';

/** How well a passage states a fact that it only speaks of. */
const HINTED = 0.3;

/** The more particular a question is, the earlier its rule stands. */
const RULES: readonly CueRule[] = [
  {
    kind: 'otherwise',
    asked: word(
      '(?:wenn|falls) (?:das |es |dies )?(?:auch |alles )?(?:nicht|nix|nichts|net)(?: (?:hilft|bringt|klappt|geht|funktioniert|reicht|wirkt|passiert))?[?!. ]*$|(?:das|es|alles) (?:hilft|bringt|klappt|wirkt) (?:\\p{L}+ ){0,2}(?:nicht|nix|nichts)|wenn (?:ich|wir) (?:da |das |dem |dann |jetzt )?(?:nein sagen?|ablehnen?|nicht (?:zustimmen?|unterschreiben?|einverstanden (?:bin|sind)|will|wollen|möchten?))',
    ),
    answered: pattern(
      'hilft das nicht|bleibt (?:es|er|sie|der|die|das|ein) .{0,30}(?:danach|verstopft|kalt|ohne wirkung)|bleibt die .{0,30}ohne wirkung|fällt sie erneut|bessert sich .{0,40}nichts|danach nicht|für falsch|weigert sich|verweigern sie|tritt (?:dann )?nicht ein|kommen wir nicht überein|nicht einverstanden|lässt sich .{0,40}nicht',
    ),
  },
  {
    kind: 'payer',
    asked: word(
      'wer (?:\\p{L}+ ){0,4}?(?:zahlt|zahlen|bezahlt|bezahlen|trägt|übernimmt|haftet)|wer kommt (?:für|dafür)|wer muss (?:\\p{L}+ ){0,5}(?:zahlen|bezahlen)|(?:muss|müssen) (?:ich|wir) (?:\\p{L}+ ){0,5}(?:bezahlen|zahlen|übernehmen|aufkommen)|auf (?:wessen|meine) kosten|(?:zahlt|bezahlt|übernehmt|erstattet) ihr|wird (?:das|es) (?:mir )?(?:bezahlt|übernommen|erstattet|ersetzt)|(?:zahlt|bezahlt|übernimmt|trägt|ersetzt) (?:mir |uns )?(?:das|es|die kosten) (?:(?:der|die|mein|meine|euer|eure|ihre) )?(?:vermieter(?:in)?|eigentümer(?:in)?|hausverwaltung|verwaltung|haus)|welche versicherung|(?:zahlt|bezahlt|übernimmt|deckt|erstattet) (?:\\p{L}+ ){0,3}versicherung',
    ),
    answered: pattern(
      'kosten .{0,60}(?<!\\p{L})(?:trägt|tragen|treffen|übernimmt|übernehmen)(?!\\p{L})|trägt (?:\\p{L}+ )*(?:kosten|antragsteller|eigentümer|mieter)|(?<!\\p{L})(?:tragen|trägt) sie|(?<!\\p{L})(?:be)?zahl(?:t|en)? (?:muss|sie|der|die|das|wir|in der|mieter|eigentümer|ab)|zahlt (?:\\p{L}+ ){0,6}(?:eigentümer|versicherung|haftpflicht|vermieter|nachlass)|bezahlen muss|zur (?:miet)?zahlung verpflichtet|auf (?:seine|ihre|eigene|unsere) kosten|auf kosten (?:des|der)|für sie kostenlos|erstatten wir|erstattet|zahlungspflichtig|(?<!\\p{L})schuldet|rechnung .{0,40}(?:weiter|selbst)|berechnen wir|berechnet werden|reguliert|versicherung(?:en)? (?:zahlt|deckt|übernehmen)|(?:hausrat|haftpflicht|gebäude)versicherung(?!en)|(?:gehört|sind) (?:\\p{L}+ )?betriebskosten|aus dem nachlass',
    ),
    hinted: pattern('(?<!\\p{L})(?:kosten|rechnung|versicherung|euro)'),
  },
  {
    kind: 'doer',
    asked: word(
      'wer (?:muss|soll) (?:\\p{L}+ ){0,4}(?:putzen|reinigen|räumen|streuen|schippen|schieben|mähen|leeren|wischen|fegen|kehren)|wer (?:\\p{L}+ ){0,3}(?:putzt|reinigt|räumt|streut|schippt|schiebt|mäht|leert|wischt|fegt|kehrt)|(?:muss|müssen) (?:ich|wir|man|mieter) (?:\\p{L}+ ){0,4}(?:selber|selbst)|(?:muss|müssen) (?:ich|wir|man|mieter) (?:\\p{L}+ ){0,3}(?:schnee|putzen|schippen|streuen|räumen|mähen|fegen|kehren|streichen|renovieren|tapezieren|weißen)|macht das (?:wer|jemand|eine firma|der hausmeister)',
    ),
    answered: pattern(
      '(?:erledigt|übernimmt|übernehmen|reinigt|räumt|putzt|putzen|reinigen) (?:\\p{L}+ ){0,9}(?:\\p{L}*firma|\\p{L}*dienst|partnerbetrieb|hausmeister|mieter|bewohner)|(?:nicht|selbst) die mieter|(?:streichen|renovieren) müssen|verpflichtet|(?:mieter|bewohner) (?:\\p{L}+ ){0,3}nicht selbst|(?:\\p{L}*firma|mieter|bewohner) (?:\\p{L}+ ){0,2}(?:putzen|reinigen|reinigt|räumt|putzt)|(?:übernimmt|erledigt) unser',
    ),
  },
  {
    kind: 'cost',
    asked: word(
      'was (?:\\p{L}+ ){0,2}kost\\p{L}*|kost(?:et|en|n)|preis(?:e|lich)?|teuer|billiger|günstiger|gebühr(?:en)?|wie ?viel (?:\\p{L}+ ){0,4}(?:zahl\\p{L}*|bezahl\\p{L}*|euro|geld)|wie ?teuer|umsonst|kostenlos|gratis|kostenpflichtig',
    ),
    answered: pattern(
      '\\d\\s*(?:€|euro|cent)|kostenlos|kostenfrei|gebührenfrei|unentgeltlich|ohne (?:berechnung|gebühr)|keine gebühr|gebühr(?:en)? (?:fällt|fallen|entstehen|entsteht) (?:\\p{L}+ )?nicht|fällt keine|kostet nichts|kosten nichts',
    ),
    hinted: begins('kosten(?!los)|gebühr|preis|berechne'),
  },
  {
    kind: 'often',
    asked: word('wie (?:oft|häufig)|in welchen abständen|wie viele male'),
    answered: pattern(
      `(?:ein|zwei|drei|vier|mehr|\\d+ ?)mal (?:\\p{L}+ ){0,2}(?:am|im|pro|in|täglich)|(?<!\\p{L})(?:täglich|wöchentlich|monatlich|jährlich|vierteljährlich)|alle ${NUMBER} (?:${SPAN})|jede[nrs]? (?:\\p{L}+ )?(?:${DAY}|${SPAN})|einmal (?:im|pro|zu)|(?:ein|zwei|drei)mal`,
    ),
  },
  {
    kind: 'period',
    asked: word(
      '(?:ab|seit) wann|von wann bis wann|wann (?:\\p{L}+ ){0,4}(?:fängt|beginnt|startet|geht|anfängt|angeht|losgeht)|wie lange? (?:darf|dürfen|kann|können) (?:\\p{L}+ ){0,3}(?:abends|nachts|morgens|mittags|samstags|sonntags|am wochenende)',
    ),
    answered: pattern(
      `(?<!\\p{L})vom \\d|(?<!\\p{L})von (?:\\p{L}+ bis \\p{L}+ (?:von )?)?\\d{1,2}(?:[.:]\\d{2})? bis \\d|zwischen \\d{1,2} und \\d|(?<!\\p{L})(?:frühestens|beginnt|beginnen)(?!\\p{L})|(?<!\\p{L})ab (?:dem |\\d)|(?<!\\p{L})(?:von|ab) (?:${MONTH}|${DAY})`,
    ),
  },
  {
    kind: 'deadline',
    asked: word(
      '(?:bis|ab) wann|frist(?:en)?|spätestens|wie ?(?:viel|lange?) (?:\\p{L}+ ){0,3}zeit|bis zu welchem|rechtzeitig|wie früh|wie (?:lange?|viel) vorher|zum \\d{1,2}',
    ),
    answered: pattern(
      `(?<!\\p{L})(?:innerhalb|spätestens|binnen|frühestens|bis (?:zum?|ende|\\d)|frist\\p{L}*|vorher|im voraus|ab dem)(?!\\p{L})|${NUMBER} (?:${SPAN})\\p{L}* (?:vor|nach|vorher)`,
    ),
  },
  {
    kind: 'duration',
    asked: word(
      'wann (?:wird|werden|ist|sind|kommt|kommen) (?:\\p{L}+ ){0,5}(?:repariert|gemacht|behoben|fertig|ausgetauscht|ersetzt|gerichtet|monteur|handwerker|techniker|jemand)|wie lang(?:e|n)?|wie schnell|dauert (?:das|es)|kündigungsfrist(?:en)?|(?:welche[nr]?|wie ?viel) (?:\\p{L}+ )?frist|wie viele? (?:tage?|wochen?|monate?|stunden?|werktage?)',
    ),
    answered: pattern(
      `(?:innerhalb|binnen|nach|in der regel|maximal|höchstens|bis zu|dauert?|lieferzeit|lang|über|frist) .{0,25}${NUMBER} (?:\\p{L}+ )?(?:${SPAN})|am nächsten (?:werktag|tag)|am selben tag|(?<!\\p{L})lieferzeit`,
    ),
    hinted: pattern(`${NUMBER} (?:\\p{L}+ )?(?:${SPAN})|(?<!\\p{L})(?:dauert|sofort)(?!\\p{L})`),
  },
  {
    kind: 'when',
    asked: word(
      'wann?|uhrzeit(?:en)?|(?:um |bis )?wie ?viel uhr|(?:an )?welche[nmr] tag(?:en)?|geöffnet|offen|aufhaben|(?:habt|macht) ihr (?:\\p{L}+ )?auf|öffnungszeit(?:en)?|sprechzeit(?:en)?|bürozeit(?:en)?|ruhezeit(?:en)?|termin|heute|morgen früh|am wochenende|samstags?|sonntags?|(?:werk|feier)tags|morgens|(?:vor|nach)?mittags|tagsüber|abends|nachts',
    ),
    answered: pattern(
      `\\d{1,2}(?:[.:]\\d{2})? (?:bis \\d{1,2}(?:[.:]\\d{2})? )?uhr|rund um die uhr|\\d{1,2}\\. ?(?:${MONTH})|(?<!\\p{L})(?:${MONTH})(?!\\p{L})|(?<!\\p{L})(?:${DAY})(?:s|e|en)?(?:vormittag|nachmittag|abend)?(?!\\p{L})|(?<!\\p{L})(?:innerhalb|spätestens|wochenende)(?!\\p{L})|jede[ns] (?:tag|jahr|monat|woche)|einmal im jahr`,
    ),
  },
  {
    kind: 'whom',
    asked: word(
      'wen|an wen|wem|bei wem|mit wem|wer (?:ist|kümmert|hilft|macht|kommt)|(?:telefon|ruf|handy)?nummer|tel|telefon(?:isch)?|anrufen|anruf|ruf(?:e|en)?|erreich(?:e|en|bar|t)?|kontakt|ansprechpartner(?:in)?|e-?mail(?:adresse)?|wohin (?:\\p{L}+ ){0,3}(?:wenden|melden|schreiben)|wo (?:\\p{L}+ ){0,4}(?:melden|beschweren|anrufen)|zuständig',
    ),
    answered: /\+?\d[\d /-]{6,}\d|\S@\S|\b11[02]\b/,
  },
  {
    kind: 'where',
    asked: word('wo|wohin|woher|adresse|anschrift|standort'),
    answered: pattern(
      // What must not be done is no place to do it.
      `^(?!.*(?:nicht erlaubt|verboten|untersagt)).*(?:\\d{5} \\p{L}|(?:strasse|weg|platz|allee|twiete|redder) \\d|(?<!\\p{L})(?:im|in der|in den|beim?|am|neben|zum|zur|auf der|auf die|vor dem|hinter) (?:\\p{L}+ )?(?:\\p{L}*keller|hof|büro|\\p{L}*raum|hausmeister|objektbetreuer|verwaltung|\\p{L}*eingang|haustür|briefkästen|treppenhaus|portal|kundenportal|\\p{L}*einfahrt|\\p{L}*häusern|garage|servicezentrum|erdgeschoss|recyclinghof|container|\\p{L}*kasten|empfang|küche|bad|mietvertrag)|(?<!\\p{L})(?:auf|in) (?:den|dem|der|einem) .{0,40}(?:plätzen|parkplatz|wohnanlage))`,
    ),
    hinted: /@|\+?\d[\d /-]{6,}\d/,
  },
  {
    kind: 'need',
    asked: word(
      'was (?:\\p{L}+ ){0,4}(?:brauche?|brauchen|benötige|benötigen|mitbringen|angeben|vorlegen|einreichen|beilegen|mitschicken|dabeihaben)|welche (?:\\p{L}+ ){0,2}(?:unterlagen|papiere|dokumente|angaben|nachweise)|unterlagen|voraussetzung(?:en)?|welche angaben',
    ),
    answered: begins(
      'nennen sie|geben sie|fügen sie|legen sie|bringen sie|halten sie|teilen sie|beschreiben sie|notieren sie|nötig (?:sind|ist)|benötigen|wir brauchen|voraussetzung|nachweis|unterlagen|formular|ausweis|vollmacht|vorlage',
    ),
  },
  {
    kind: 'permission',
    asked: word(
      'darf|dürfen|dürfte|erlaubt|gestattet|verboten|zulässig|(?<!(?:wie|wo|was|wen|wann|wohin|woher) )kann (?:ich|man|er|sie|mein\\p{L}*)|können wir|könnte ich|geht (?:auch|das|es|da|ne|eine?)|reicht|genügt|gilt (?:das|es|dies)|ist (?:das|es) (?:\\p{L}+ )?möglich|brauche ich (?:\\p{L}+ )?(?:erlaubnis|genehmigung)|habe ich (?:\\p{L}+ )?(?:anspruch|recht)|nehmt ihr|(?<!(?:wie|wo|was|wann|woher) )(?:kriege?|bekomme?) ich|und (?:mit|ohne|bei|nur) \\p{L}+|(?:wäre|ist) das (?:\\p{L}+ )?(?:ok|okay|in ordnung)',
    ),
    answered: pattern(
      '^sie können|(?<!\\p{L})(?:dürfen|darf|erlaubt|gestattet|verboten|untersagt|zulässig|(?<!wie )möglich|zugelassen|akzeptier\\p{L}*|bietet|gewährt|vereinbaren|genügt|genügen|ausgeschlossen|frei|anspruch|(?<!^)können sie|verlangen|verpflichtet)(?!\\p{L})|(?<!\\p{L})(?:genehmig|zustimmung|erlaubnis)|nimmt .{0,30}nicht an|gehör\\p{L}+ nicht|besteht (?:\\p{L}+ )?nicht|gibt es nicht|beantragen|bleibt .{0,20}geschlossen',
    ),
  },
  {
    kind: 'duty',
    asked: word(
      '(?:muss|müssen|soll|sollen|sollte) (?:ich|wir|man|das|die|der|er|es)|bin ich verpflichtet|pflicht',
    ),
    answered: pattern(
      '(?<!\\p{L})(?:muss|müssen|verpflicht\\p{L}*|pflicht|sollten?|schulden|brauchen? (?:\\p{L}+ ){0,4}nicht|nicht nötig|selbst|endet nicht|wiederherzustellen|zurückzugeben|ist (?:\\p{L}+ ){0,4}zu \\p{L}+en)(?!\\p{L})|(?<!\\p{L})(?:\\p{L}+en) sie (?:bitte|kein|niemals|nicht)',
    ),
  },
  {
    kind: 'how',
    asked: word(
      'wie (?!lange?|viele?|hoch|teuer|oft|häufig|gross|schnell|weit|spät|ist|sind|heisst|(?:hechtsuppe|sau|verrückt|bekloppt|blöd|irre|hölle|ein|eine|einer|im|in|am|immer|gewohnt|üblich|früher|sonst|gesagt|vereinbart|besprochen|angekündigt|letzte\\p{L}*)(?!\\p{L}))\\p{L}+|was (?:soll|muss|kann|mach) (?:ich|wir|man)|was (?:tun|mache ich|nun|jetzt)|wie gehe ich vor|anleitung',
    ),
    answered: pattern('^\\s*(?:\\d+[.)]|[-*•]) |so gehen sie vor'),
    hinted: pattern(
      '(?<!\\p{L})\\p{L}+(?:en|ern|eln) sie (?:bitte|sich|sofort|zuerst|die|den|das|eine?n?)|(?:mieten|beantragen|bestellen|buchen|finden|erhalten|bekommen) sie',
    ),
  },
  {
    kind: 'quantity',
    asked: word(
      'wie ?viele?|wie (?:hoch|gross|weit|schwer|laut|warm)|um wie ?viel|maximal|höchstens|mindestens',
    ),
    answered: pattern(
      // A number with what it counts, which telephone numbers, hours and dates do not have.
      `(?<!\\d[ .:]?)\\d+(?:[.,]\\d+)* ?(?:[€%°]|(?!uhr|bis|und|oder|${MONTH}|(?:\\p{L}+ )?${SPAN})\\p{L}{2,})|(?<!\\p{L})(?:höchstens|mindestens|bis zu|ungefähr|rund) ${NUMBER}|(?<!\\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\\p{L}| (?:\\p{L}+ )?${SPAN})|(?<!\\p{L})(?:die höhe|feste sätze|richtet sich nach|ergibt sich aus|hängt (?:\\p{L}+ )*ab)(?!\\p{L})`,
    ),
  },
  {
    kind: 'repair',
    asked: word(
      'kaputt\\p{L}*|defekt\\p{L}*|undicht\\p{L}*|ausgefallen|klemmt|überfüllt|außer betrieb|(?:quellen|quillt) (?:\\p{L}+ )?über|(?:wurden?|wird|werden|ist|sind) (?:\\p{L}+ ){0,6}nicht (?:ab)?(?:geholt|geleert|geräumt|gestreut|gereinigt|geputzt)|(?:fährt|geht|gehen|fällt|lässt sich|schließt|öffnet|funktioniert|funktionieren) (?:\\p{L}+ ){0,4}nicht',
    ),
    answered: pattern(
      `(?=.*(?:${DAMAGE}))(?=.*(?:(?<!\\p{L})meld|\\d{6}|\\d{3} \\d{3}|reparaturannahme))`,
    ),
  },
];

/** What kinds of fact a question asks for, the most particular first. */
export function cuesOf(question: string): Cue[] {
  const asked = plain(question);
  return RULES.filter((rule) => rule.asked.test(asked)).map(({ kind }) => ({
    kind,
    strengthIn: (passage) => factsIn(passage).get(kind) ?? 0,
  }));
}

const facts = new LRUCache<string, ReadonlyMap<FactKind, number>>({ max: 5_000 });

/** What kinds of fact a passage states or speaks of, with how well: above 0, up to 1. */
export function factsIn(passage: string): ReadonlyMap<FactKind, number> {
  const known = facts.get(passage);
  if (known) return known;
  const said = plain(passage);
  const found = new Map<FactKind, number>();
  for (const { kind, answered, hinted } of RULES) {
    const strength = answered.test(said) ? 1 : hinted?.test(said) ? HINTED : 0;
    if (strength > 0) found.set(kind, strength);
  }
  facts.set(passage, found);
  return found;
}

/** "Muß i streichn" as "muss ich streichen"; signs between words stay. */
const inStandardGerman = (question: string): string =>
  question.replaceAll(/\p{L}+/gu, (typed) => {
    const [spelt = typed] = wordsOf(typed);
    return standardFor(spelt)?.join(' ') ?? spelt;
  });

/** The same for a question in dialect, by what it says in standard German. */
export const spokenCuesOf = (question: string): Cue[] => cuesOf(inStandardGerman(question));

const folded = new LRUCache<string, string>({ max: 5_000 });

/** Lower case, one way to write umlauts; the lines stay. */
function plain(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const found = fold(text).replaceAll(/[^\S\n]+/g, ' ');
  folded.set(text, found);
  return found;
}
