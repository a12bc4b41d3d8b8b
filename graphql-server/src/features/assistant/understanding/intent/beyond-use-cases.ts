import type { Intent } from './detect-intent.js';
import { asksForOthers } from './other-people.js';
import { worksAgain } from './works-again.js';

/** More words come with a question or a report of their own. */
const MOST_WORDS = 14;

const DAY =
  '(?:heut|heute|morgen|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|nächste woche|diese woche)';
const CRAFTSMAN =
  '(?:jemand|jmd|wer|einer|\\p{L}*handwerker|\\p{L}*monteur|\\p{L}*techniker|klempner|installateur|elektriker|schreiner|tischler|maler|schornsteinfeger|kaminkehrer|ableser|\\p{L}*firma)';

/** Asks whether or when a craftsman comes. People make appointments, and the product does not learn of them. */
const VISIT = new RegExp(
  `(?<!\\p{L})(?:(?:kommt|kommen|käme) (?:\\p{L}+ ){0,3}${DAY} (?:\\p{L}+ ){0,3}${CRAFTSMAN}|(?:kommt|kommen|käme) (?:\\p{L}+ ){0,2}${CRAFTSMAN} (?:\\p{L}+ ){0,3}${DAY}|(?:hab|habe|haben) (?:ich|wir) (?:\\p{L}+ ){0,3}(?:${DAY} (?:\\p{L}+ ){0,2})?(?:einen |nen |ein )?termin|(?:ist|steht) (?:\\p{L}+ ){0,3}termin (?:\\p{L}+ ){0,4}(?:noch|eingetragen|bestätigt|fest))(?!\\p{L})`,
  'iu',
);

/** An order to send a craftsman that names nothing to mend. */
const SENDING = new RegExp(
  `^(?:bitte |hallo |mal )*(?:(?:kann|kannst|könnt|können|könnte|könntet|könnten) (?:ihr|sie|du|man) )?(?:(?:schick|sende?|bestell|besorg|buch)\\p{L}* )?(?:(?:sie|mir|uns|bitte|mal|doch|${DAY}|früh|vormittag|nachmittag) ){0,5}(?:(?:einen|nen|ein|eine|ne|den) )?${CRAFTSMAN}(?: (?:${DAY}|um|gegen|ab|\\d{1,2}|uhr|früh|vormittags?|nachmittags?|bitte|vorbei|her|zu|mir|schicken|bestellen|senden|buchen)(?:[.:]\\d{2})?)*[.!?]*$`,
  'iu',
);
const SENDS = /(?<!\p{L})(?:schick|send|bestell|besorg|buch)/iu;

const PERSON =
  '(?:(?:mein|meine|meinem|meinen|meiner|der|die|dem|den|von|vom|unser|unsere|unserem) )*(?:\\p{L}*nachbar\\p{L}*|(?:frau|herr|herrn|familie) \\p{L}+|mieter(?:in)?|vormieter\\p{L}*|bewohner\\p{L}*)';

/** Asks about another resident: a name, a number, what they pay. */
const NEIGHBOUR = new RegExp(
  `(?<!\\p{L})(?:wer wohnt (?!mit|noch|bei mir)|wie hei(?:ß|ss)t (?:\\p{L}+ ){0,2}(?:${PERSON})|wo (?:wohnt|arbeitet) (?:jetzt )?${PERSON}|wie ?viel (?:\\p{L}+ ){0,2}(?:zahlt|bezahlt|verdient) ${PERSON}|(?:hat|zahlt|bezahlt) ${PERSON} (?:\\p{L}+ ){0,4}(?:bezahlt|miete|schulden|gekündigt|abgemahnt)|(?:nummer|handynummer|telefonnummer|adresse|mailadresse|e-mail|email|namen?|geburtsdatum|kontonummer|vertrag) (?:von|vom|meines|meiner|der|des|unseres) ${PERSON})`,
  'iu',
);

/** The company's own people are in the use cases. */
const OF_THE_COMPANY =
  /betreuung|buchhaltung|hausmeister|hauswart|verwalter|verwaltung|objektbetreuer|ansprechpartner|sachbearbeiter|vermieter/iu;

/** Where one lives, since when and until when, which only the contract says. */
const OWN_HOME =
  /^(?:hallo |sag mal |wissen sie |weißt du )*(?:(?:in|auf) (?:welche[mnr]|der wievielten) (?:\p{L}+ )?(?:stock|stockwerk|etage|haus|gebäude|wohnung) wohne ich|(?:was ist|wie lautet|wie ist|welche) (?:meine )?(?:wohnungsnummer|genaue adresse|adresse|anschrift|hausnummer)(?: (?:habe|hab) ich)?|wo wohne ich|seit wann wohne ich (?:hier|bei (?:euch|ihnen)|da)|wann bin ich (?:hier )?eingezogen|(?:wann|bis wann) (?:läuft|endet|geht) (?:mein|unser) (?:miet)?vertrag(?: aus| ab)?|wie lange (?:läuft|geht|gilt) (?:mein|unser) (?:miet)?vertrag(?: noch)?|wie ?viel kaution (?:habe|hab|haben) (?:ich|wir) (?:\p{L}+ )?(?:be)?zahlt|wie ?viel kaution (?:habe|hab|haben) (?:ich|wir) (?:\p{L}+ )?hinterlegt)(?: (?:eigentlich|denn|nochmal|genau|gerade|hier))*$/iu;

/** What only the contract or the account of the one who asks says. */
const OWN_FIGURES =
  /(?<!\p{L})wie (?:hoch|viel)(?:e)? (?:ist|sind|beträgt|betragen|zahle? ich für|ist denn|sind denn) (?:eigentlich |nochmal |denn )?(?:meine?|unsere?) (?:\p{L}*miete|vorauszahlung(?:en)?|abschlag|abschläge|guthaben|nachzahlung|hausgeld|rückstand|mietrückstand|kontostand|wohnfläche)(?!\p{L})|(?<!\p{L})(?:wie|welche) (?:ist|lautet|habe ich für eine)? ?(?:meine )?(?:vertragsnummer|mietvertragsnummer|mieternummer|kundennummer)(?!\p{L})|(?<!\p{L})wie (?:groß|gross) ist meine wohnung|(?<!\p{L})wie hoch ist (?:jetzt |nun |dann |denn )?die miete(?: (?:jetzt|nun|dann|denn|ab (?:jetzt|sofort)|aktuell|momentan|eigentlich))*$|(?<!\p{L})wie ?viele? (?:qm|quadratmeter) hat meine wohnung|(?<!\p{L})(?:was|wie ?viel) (?:miete )?(?:zahle?|schulde?) ich(?: (?:euch|ihnen|noch|eigentlich|genau|denn|hier))*(?: miete)?$/iu;

const PAYMENT =
  '(?:meine?|unsere?) (?:\\p{L}+ )?(?:\\p{L}*miete|\\p{L}*zahlung|überweisung|rate|hausgeld|kaution|geld)';
const BOOKED =
  '(?:angekomm\\p{L}*|eingegangen|eingetroffen|gebucht|verbucht|abgebucht|eingezogen|gutgeschrieben|da)';

/** Whether a payment has arrived, which only the account says. */
const OWN_PAYMENT = new RegExp(
  `(?<!\\p{L})(?:ist|is|sind|wurde|wurden|war) ${PAYMENT} (?:\\p{L}+ ){0,5}${BOOKED}(?!\\p{L})|(?<!\\p{L})(?:habt ihr|haben sie) ${PAYMENT} (?:\\p{L}+ ){0,4}(?:bekommen|erhalten|gekriegt|gebucht|verbucht|abgebucht|eingezogen)(?!\\p{L})`,
  'iu',
);

/** Orders to be something else, or to give away how it works: it says what it is for. */
const ORDERS =
  /(?<!\p{L})(?:ignorier|vergiss|vergessen sie|missachte|umgeh)\p{L}* (?:[\p{L}]+ ){0,4}(?:anweisung|regel|instruktion|vorgabe|befehl|einschränkung)|system ?-?prompt|(?:admin|master|root)\p{L}*[ -]?(?:passwort|zugang|password)|(?<!\p{L})(?:du bist|sie sind) (?:jetzt|ab jetzt|ab sofort|nun) (?:mein|meine|ein|eine|der|die|kein|keine)(?!\p{L})|(?<!\p{L})tu so,? als|entwicklermodus|jailbreak|ignore (?:all |any )?(?:previous|prior) instructions/iu;

/** Orders as they are given to machines, of any length. */
const LIST_OF_SECRETS =
  /debug-?\s?modus|(?<!\p{L})(?:antworte|schreib|schreibe|sag|sage) (?:mir )?(?:ab jetzt|ab sofort|von nun an|nur noch|immer nur)(?!\p{L})/iu;

/** Only signs, or "doch": whether something was meant and what, the person has to say. */
const CONTRADICTS = /^(?:[?!.…\s]*[?!][?!.…\s]*|(?:ja |nein )?doch(?:,? doch)?[\s!.?]*)$/iu;

/** Something dangerous or disgusting that lies about where all pass. */
const HAZARD =
  /(?<!\p{L})(?:liegt|liegen|lag|lagen|rumliegt|rumliegen|gefunden|ist|sind|steckt) (?:[\p{L}\d]+ ){0,5}(?:\p{L}*spritzen?|nadeln?|kanülen?|glasscherben|scherben|kot|hundehaufen|kacke|schei(?:ß|ss)e|erbrochenes|kotze|blutiges|tote (?:ratte|taube|maus|katze)|toter vogel|totes tier|rasierklingen?|drogen\p{L}*|giftköder|köder)(?!\p{L})|(?<!\p{L})(?:\p{L}*spritzen?|glasscherben|scherben|hundehaufen|erbrochenes|kotze|tote (?:ratte|taube|maus|katze)|totes tier|giftköder) (?:[\p{L}\d]+ ){0,4}(?:liegt|liegen|rumliegt|rumliegen|gefunden|(?:im|in der|auf dem|vor der|am) (?:hof|treppenhaus|keller|spielplatz|sandkasten|eingang|flur|hausflur|aufzug|tiefgarage|haustür))(?!\p{L})/iu;

/**
 * The intent of a German message that no use case can answer: about an appointment, another resident, the person's own
 * contract, orders to the assistant, or a dangerous thing that lies about. Undefined for all other messages.
 */
export function beyondUseCases(text: string, isFirst: boolean): Intent | undefined {
  if (LIST_OF_SECRETS.test(text)) return 'abilities';
  if (asksForOthers(text)) return 'neighbour';
  if (worksAgain(text)) return 'thanks';
  if (CONTRADICTS.test(text)) return isFirst ? 'opening' : 'complaint';
  if (text.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  if (VISIT.test(text) && (isFirst || /wegen|termin/iu.test(text))) return 'visit';
  if (SENDS.test(text) && SENDING.test(text.trim())) return 'visit';
  if (NEIGHBOUR.test(text) && !OF_THE_COMPANY.test(text)) return 'neighbour';
  const plain = text.trim().replace(/[?!.]+$/, '');
  if (OWN_PAYMENT.test(text) || OWN_FIGURES.test(plain) || OWN_HOME.test(plain)) {
    return 'own-figures';
  }
  if (ORDERS.test(text)) return 'abilities';
  return HAZARD.test(text) && !/[?]/.test(text) ? 'hazard' : undefined;
}
