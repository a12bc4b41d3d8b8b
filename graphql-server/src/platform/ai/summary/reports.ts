import { fold, isStopWord, wordsOf } from '../../german/index.js';

/** Something is broken, missing or disturbs. */
const FAULT =
  /kaputt|defekt|tropf|undicht|ausgefallen|ausfall|verstopf|geht nicht|funktioniert nicht|geht ned|schimmel|riecht|stinkt|klemmt|gerissen|zerbrochen|gebrochen|leckt|wasserschaden|(?:ist|sind|bleibt|bleiben|wird|alles|ganz) (?:\w+ ){0,3}(?:kalt|nass|feucht|laut|dunkel)|ausgesperrt|verloren|gestohlen|geklaut|fehlt|lauft aus|kommt wasser|kein (?:warm)?wasser|kein strom|strom (?:ist )?weg|larm|ungeziefer|kakerlake|mause|ratte|einbruch|brennt|rauch/;

const ASKING =
  /^(?:und |aber |also |hallo,? |guten tag,? )?(?:wie|was|wer|wen|wem|wann|wo|woher|wohin|warum|wieso|weshalb|welche[rmns]?|darf|durfen|kann|konnen|muss|mussen|soll|sollen|gibt|ist|sind|hat|haben|bekomme|bekommen|zahlt|brauche ich|wurde|gilt)(?![a-z])/;

const HAPPENED =
  /(?<!\p{L})(?:ist|sind|hat|haben|wurde|wurden|lauft|macht|kommt|steht|liegt|seit|stellt|parkt)(?!\p{L})/u;

/** What was wrong is so no longer. */
const RESOLVED =
  /(?:geht|lauft|funktioniert|ist) (?:jetzt |nun |inzwischen )?wieder|hat (?:sich )?(?:schon |inzwischen )?(?:geklappt|erledigt)|(?:ist|wurde) (?:schon |inzwischen |jetzt )?(?:behoben|erledigt|repariert)|problem (?:ist )?gelost/;

/**
 * What a message tells: a fault that has to be repaired, or something else that has happened;
 * nothing if it asks how things are done. The title of what answers it helps where the words are
 * in another language.
 */
export function reportKind(text: string, title = ''): 'fault' | 'notice' | undefined {
  const folded = fold(text).trim();
  const isAsking = ASKING.test(folded);
  if (FAULT.test(folded)) return isAsking ? undefined : 'fault';
  if (isAsking || text.includes('?')) return undefined;
  if (FAULT.test(fold(title))) return 'fault';
  const telling = wordsOf(text).filter((word) => !isStopWord(word));
  return telling.length >= 3 && HAPPENED.test(folded) ? 'notice' : undefined;
}

/** Whether a message tells that what it was about has been settled. */
export const isResolved = (text: string): boolean => {
  const folded = fold(text);
  return RESOLVED.test(folded) && !/\?|(?:nicht|noch immer|immer noch) /.test(folded);
};
