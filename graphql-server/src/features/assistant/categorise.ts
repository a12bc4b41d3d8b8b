import { type CategoryName, EMERGENCY_CATEGORY, OTHER_CATEGORY } from '@hausgeist/schema';
import { fold } from '../../platform/german/index.js';

/** What messages are about; shown beside them and counted by the company. */
const WORDS: Record<Exclude<CategoryName, typeof OTHER_CATEGORY>, RegExp> = {
  [EMERGENCY_CATEGORY]:
    /notfall|notdienst|gasgeruch|rohrbruch|feuer(?!zeug|werk|wehr|holz|schale)|brand(?!neu|schutz)|lebensgefahr|stromausfall/g,
  Heizung: /heiz|thermostat|warm(?!miete)|frier|kalt(?!miete)|temperatur|entluft/g,
  'Wasser & Sanitär':
    /wasser|rohr|abfluss|verstopf|dusche|toilette|klo\b|spule|tropf|undicht|bad\b/g,
  'Schimmel & Schäden':
    /schimmel|feucht|schaden|riss|kaputt|defekt|luften|schadling|ungeziefer|(?<!\p{L})(?:licht|lampe|birne|gluhbirne|dunkel|strom(?!ausfall|kosten)|steckdose|sicherung)/gu,
  'Schlüssel & Zugang': /schluss|ausgesperrt|haustur|turschloss|schliess|klingel|namensschild/g,
  'Nebenkosten & Miete':
    /nebenkosten|betriebskosten|abrechnung|miete|kaution|zahl|lastschrift|hausgeld|kosten/g,
  'Kündigung & Umzug': /kundig|auszug|ausziehen|einzug|umzug|ubergabe|nachmieter|untermiet/g,
  'Lärm & Hausordnung': /larm|laut|ruhezeit|hausordnung|nachbar|haustier|hund|katze|grill|party/g,
  'Müll & Reinigung': /mull|tonne|sperrmull|entsorg|treppenhaus|reinig|putz|winterdienst|schnee/g,
  Aufzug: /aufzug|fahrstuhl|\blift/g,
  'Parken & Mobilität': /park|stellplatz|garage|fahrrad|wallbox|ladestation|auto\b/g,
  'Eigentum & WEG': /eigentumer|weg\b|wohngeld|verwalterbeirat|beschluss|sondereigentum/g,
  'Verwaltung & Dokumente':
    /bescheinigung|dokument|unterlagen|vertrag|sprechzeit|ansprechpartner|kontakt|daten/g,
};

/**
 * The category of a question, by the words in it and in the title of the use case that answered it.
 * Deterministic and free: a model asked for it would cost a second call for each message.
 */
export function categorise(question: string, title = ''): string {
  const own = fold(question);
  const text = fold(`${question} ${title} ${title}`);
  let best: string = OTHER_CATEGORY;
  let most = 0;
  for (const [name, words] of Object.entries(WORDS)) {
    // A use case about power cuts answers what to do about a dark staircase, which is no emergency.
    const hits = (name === EMERGENCY_CATEGORY ? own : text).match(words)?.length ?? 0;
    if (hits > most) [best, most] = [name, hits];
  }
  return best;
}
