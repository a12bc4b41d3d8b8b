/** "Die Heizung läuft wieder!", and not "läuft wieder nicht", "läuft wieder aus", "schon wieder". */
const AGAIN =
  /(?<!\p{L})(?:läuft|laufen|fährt|geht|gehen|gehts|funktioniert|funktionieren|klappt|tut|tuts|heizt|leuchtet|schließt|öffnet)(?: (?:es|das|jetzt|nun|seit \p{L}+|endlich|alles|zum glück|gott sei dank|inzwischen|mittlerweile))* wieder(?: (?:super|gut|einwandfrei|normal|prima|wunderbar|perfekt|richtig|tadellos|problemlos))?(?=\s*(?:[!.,;)]|$|(?:\p{L}+ )?dank))|(?<!\p{L})(?:ist|sind|wird|werden)(?: (?:jetzt|nun|alles|endlich|inzwischen|mittlerweile))* wieder (?:schön |richtig |alles )?(?:warm|heil|ganz|in ordnung|dicht|da|hell|frei)(?=\s*(?:[!.,;)]|$))/iu;

const THANKS = /(?<!\p{L})(?:\p{L}*dank\p{L}*|merci|super|toll|klasse|prima)(?!\p{L})/iu;

/** What runs again may be the water that should not; and an alarm that goes again is none that works. */
const MAY_HARM =
  /melder|alarm|sirene|wasser|hahn|(?<!\p{L})(?:klo|toilette|wc|spülung|rohr|leck|decke|blut|nase)/iu;

const OTHERWISE =
  /\?|(?<!\p{L})(?:nicht|nich|net|ned|kein\p{L}*|aber|schon wieder|nur|jedoch|trotzdem|wann|wenn|falls|damit|bis|ob|bevor|warum|wieso|wie|kaum|kurz|leider|hoffe|hoffentlich|stinkt|riecht|kalt|brenn\p{L}*|rauch|feuer|gas)(?!\p{L})/iu;

/** Whether a German message only reports that something works again; it asks nothing and reports no damage. */
export function worksAgain(text: string): boolean {
  if (!AGAIN.test(text) || OTHERWISE.test(text)) return false;
  return THANKS.test(text) || !MAY_HARM.test(text);
}
