import type { Language } from '@hausgeist/schema';
import type { ConversationTurn } from '../../platform/ai/index.js';
import { tellsOfDamage } from './damage.js';
import { asks } from './dialogue/follow-up-questions.js';
import { asksIn, type DangerKind, dangerNow, toGermanTerms } from './understanding/index.js';
import { needsSomebodyToday } from './urgency.js';

/** Words for damage that belongs to a danger: a tenant who writes them still speaks of the danger. */
const BELONGS: Readonly<Record<DangerKind, RegExp>> = {
  GAS: /gas|geruch|riech|stink|zisch|herd|therme|haupthahn|zähler|fenster/iu,
  FIRE: /feuer|brenn|brand|rauch|qualm|flamm|herd|topf|pfanne|melder|tür|fenster/iu,
  CARBON_MONOXIDE:
    /melder|piep|kohlenmonoxid|(?<!\p{L})co(?!\p{L})|therme|ofen|kamin|grill|fenster/iu,
  MEDICAL: /tür|schloss|zerbroch|gebroch|riss/iu,
  SUICIDE: /gebroch/iu,
  VIOLENCE: /tür|schloss|fenster|gebroch|zerschl/iu,
  MISSING: /tür|schloss|fenster|zaun/iu,
  ELECTRICITY:
    /strom|steckdose|sicherung|kabel|leitung|lampe|licht|schalter|funk(?!tion)|schmor|knister|wasser(?!hahn)/iu,
  BURGLARY: /tür|schloss|fenster|scheibe|rollladen hoch|aufgebrochen|licht/iu,
  COLLAPSE: /riss|balkon|beton|stein|brocken|putz|ziegel|dach|fassade|decke|wand|gerüst|baum|ast/iu,
  LIFT: /aufzug|fahrstuhl|lift|tür|knopf|licht|kabine|leitstelle/iu,
  WATER:
    /haupthahn|absperr|ventil|rohr|(?:^|\s)wasser(?! ?hahn)\p{L}*|decke|wand|lampe|strom|unten|durch|keller|feucht|nass/iu,
  FROST: /heiz|(?:eis)?kalt|warm|grad|therme|friert|frieren|fenster/iu,
};

/** A wish, a purchase, a loss: what a person in danger does not speak of. */
const WISHES =
  /(?<!\p{L})(?:ich|wir) (?:hätte|hätten|möchte|möchten|wollte|wollten|würde|würden|brauche|brauchen|benötige|benötigen|suche|suchen)(?! (?:\p{L}+ ){0,2}(?:hilfe|arzt|krankenwagen|polizei|feuerwehr|sterben|nicht|raus|weg))(?!\p{L})/iu;

/** What tenants otherwise write about. */
const OF_TENANCY =
  /schimmel|kündig|mietvertrag|(?<!\p{L})miete|nebenkosten|betriebskosten|abrechnung|kaution|briefkasten|klingelschild|namensschild|sperrmüll|müll(?!\p{L})|mülltonne|haustier|stellplatz|parkplatz|lärm|ruhestörung|zu laut|hausordnung|bescheinigung|unterm[ie]+t|umzug|renovier|(?<!\p{L})rechnung|zähler ?stand|\p{L}*schlüssel (?:\p{L}+ )*(?:verloren|weg|nachmachen|bestellen)|verloren/iu;

/** For how many turns, answers included, what is said may still belong to a danger. */
const TURNS = 6;

/** Longer messages tell of their own what is the matter. */
const MOST_WORDS = 14;

/**
 * Whether a message that asks nothing belongs to the danger that was told of just before, as a floor, a name or
 * "he still breathes" do; false for another matter, which wants an answer of its own. Undefined where no danger is spoken of.
 * Of another language the German words count that its own lead to: a floor and a number of people lead to none.
 */
export function belongsToDanger(
  { question, language }: { question: string; language: Language },
  history: readonly ConversationTurn[],
): boolean | undefined {
  const isQuestion = language === 'de' ? asks(question) : asksIn(question, language);
  if (isQuestion || !speaksOfDanger(history)) return undefined;
  if (question.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const said = toGermanTerms(question, language);
  if (WISHES.test(said) || OF_TENANCY.test(said)) return false;
  const kind = dangerNow(history);
  if (kind && BELONGS[kind].test(said)) return true;
  return !tellsOfDamage(question, said) && !needsSomebodyToday({ question: said });
}

/** Whether a danger is all that was spoken of since it was told: nothing was answered from use cases after it. */
function speaksOfDanger(history: readonly ConversationTurn[]): boolean {
  const recent = history.slice(-TURNS);
  const told = recent.findLastIndex(({ isEmergency }) => isEmergency);
  const since = recent.slice(told + 1);
  return (
    told !== -1 &&
    since.every(({ sources = [], choices = [] }) => sources.length + choices.length === 0)
  );
}
