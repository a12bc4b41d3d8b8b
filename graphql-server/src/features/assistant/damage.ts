import { addsDetails, type ConversationTurn, tellsHowToReach } from '../../platform/ai/index.js';
import { fold, standardFor } from '../../platform/german/index.js';
import { needsSomebodyToday } from './urgency.js';

/** What is broken, leaks, sticks or has failed, in German without umlauts. */
const GERMAN =
  /kaputt|defekt|\b(?:heizung|heizkorper|klingel|sprechanlage|steckdose\w*|leitung|aufzug|fahrstuhl|lift|licht|herd|internet|summer|lampe) (?:is |ist |sind )?(?:ganz |komplett |vollig )?tot\b|knarz|quietsch|\blauft (?:\S+ ){0,3}nach\b|\b(?:is|ist|sind) (?:\S+ )?(?:hi|hin|im eimer|im arsch|am arsch)\b|nicht (?:mehr )?ins schloss|undicht|\bleck|tropf|verstopf|wasserfleck|wasserschaden|feucht|durchnass|schimmel|\briss(?:e|ig|en)?\b|klemm|hakt\b|hangt fest|ausgefallen|ausfall|beschadig|zerbroch|zersprung|gesprungen|gebrochen|abgefallen|abgeplatzt|wackel|flacker|ungeziefer|kakerlak|\bratten?\b|\bmause\b|wespennest|rohrbruch|blatter[nt] ab|kein (?:warm)?wasser|spulung\S* (?:\S+ ){0,3}lauft|kein warm(?:e?s)? wasser|\b(?:lau|hand)warm|wasserdruck|kaum (?:noch )?(?:warmes )?wasser|keinen? strom|(?:bleibt|ist|sind|wird) (?:\S+ ){0,2}(?:eis)?kalt\b|^(?:die |das )?(?:heizung|heizkorper|wasser|dusche|wohnung) (?:\S+ )?(?:eis)?kalt\b|schaden|mangel (?:melden|in)|(?:geht|gehen|funktionier\S*|schliesst|offnet|lauft|springt|spult|heizt|heizen|brennt|leuchtet|lasst)\b[^.!?]{0,40}\bnicht\b|nicht (?:mehr )?(?:richtig )?(?:warm|dicht|zu|hoch|runter)\b/;

/** The same in the other languages of the chat, where its German words say too little. */
const OTHERS =
  /\bbroken?\b|\bleak|\bstain|\bmou?ld|\bcrack|\bdamag|\bstuck\b|\bjammed\b|\bclogged|\bblocked (?:drain|toilet|sink|pipe)|\bout of order|(?:isn'?t|not|doesn'?t|won'?t) (?:\w+ )?(?:work|heat|clos|open|turn)|no (?:hot )?water|\bdripping|bozuk|bozuldu|arıza|sızıntı|sızıyor|damlıyor|tıkan|küf|çatla|kırıl|kırık|hasar|çalışmıyor|açılmıyor|kapanmıyor|ısınmıyor|лома|слома|протека|протечк|течёт|течет|капает|плесень|плесен|трещин|засор|поврежд|не работает|не закрыва|не открыва|не греет|злама|протіка|тече|капає|пліснява|цвіль|тріщин|засмі|пошкодж|не працює|не зачиня|не відчиня|не гріє|zepsu|popsu|cieknie|przeciek|kapie|pleśń|pękni|pękł|zatka|uszkodz|nie działa|nie grzeje|nie zamyka|nie otwiera|zacieki?|zacią|عطل|معطل|مكسور|تسرب|يتسرب|عفن|تشقق|شرخ|انسداد|مسدود|تالف|لا يعمل|لا تعمل/iu;

/** Questions about money, duties and rules, in which damage is a topic and not something that has happened. */
const ABOUT_RULES =
  /^(?:wer (?:zahlt|haftet|tragt|muss)|was kostet|wie (?:hoch|viel)|darf ich|muss ich|welche? versicherung|wie (?:vermeide|verhindere|beuge))/;

/** "Geht ned" and "gehn nich" as "geht nicht": each word as the dictionary has it. */
export const inStandardGerman = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => standardFor(word.toLowerCase())?.join(' ') ?? word);

/** Whether a message tells of something that has to be repaired. */
export function tellsOfDamage(question: string, german: string): boolean {
  const folded = fold(question);
  if (ABOUT_RULES.test(folded.trim())) return false;
  const standard = fold(inStandardGerman(question));
  return (
    GERMAN.test(folded) ||
    GERMAN.test(standard) ||
    GERMAN.test(fold(german)) ||
    OTHERS.test(question)
  );
}

/** Messages of both sides after which one speaks of something else. */
const RECENT = 6;

/** How a message that asks nothing belongs to damage or danger that was told of. */
export type Addition =
  /** A number to call back at, a time to come, or since when it is so, after a report. */
  | 'surely'
  /** What may belong to it, unless use cases answer it. */
  | 'perhaps';

/** Since when something is so, and nothing else: "ja, seit gestern Abend". */
const SINCE =
  /^(?:(?:ja|erst|schon|also|genau|das ist) )*seit (?:[\p{L}\d]+\.? ){0,3}[\p{L}\d]+[.!]?$/iu;

/** What was done about it, and nothing else: "hab jetzt den Hahn zugedreht". */
const DONE =
  /^(?:(?:ja|ok|okay|so|jetzt|gut|alles|schon|ich|wir|also|und) )*(?:hab|habe|haben) (?:\p{L}+ ){0,6}?\p{L}*(?:gedreht|gestellt|gemacht|gerufen|geschaltet|gezogen|gesperrt|gelüftet|geöffnet|gesagt|geredet|gesprochen|gewischt|informiert|verständigt|gewarnt|geklopft|geschrieben|fotografiert)[.!]?$/iu;

/** A day or an hour, and nothing else: "am 15.12.", "gegen 14 Uhr". */
const MOMENT =
  /^(?:(?:ja|also|erst|ab|am|zum|um|gegen|bis|vom|den|spätestens|frühestens) )*(?:\d{1,2}\. ?(?:\d{1,2}\.?(?: ?\d{2,4})?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|\d{1,2}(?:[:.]\d{2})? uhr)[.!]?$/iu;

/** The same without a number, which answers a question about hours as well. */
const DAY =
  /^(?:(?:ja|also|erst|ab|am|besser|lieber) )*(?:(?:nächste|diese|übernächste) woche|vormittags?|nachmittags?|mittags|abends?|morgens|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?: (?:früh|vormittag|nachmittag|mittag|abend))?)[.!]?$/iu;
const ABOUT_HOURS =
  /offen|geöffnet|erreich|besetzt|sprechzeit|(?<!\p{L})(?:da|zu|auf|anrufen)(?!\p{L})/iu;

/** Questions about the end of a contract, which a day goes on with: "zum 31.3.". */
const ABOUT_THE_END = /kündig|frist|auszieh|auszug|mietvertrag|(?<!\p{L})raus(?!\p{L})/iu;

/** Whether a message is a day or an hour, and nothing else. */
export const isMoment = (message: string): boolean =>
  MOMENT.test(message.replaceAll(',', '').trim());

/** A question, with or without its mark; right after an emergency all else goes on about it. */
const ASKS =
  /\?|^(?:und |aber |ok(?:ay)? )?(?:wer|wie|was|wann|wo|wohin|warum|wieso|welche\p{L}*|kann|können|darf|dürfen|muss|müssen|soll|sollen|ist|sind|hat|haben|gibt|kommt|gehört|zahlt)(?!\p{L})/iu;

/** What a message adds to a report; undefined for one that asks something or tells of new damage. */
export function additionOf(
  { question, language }: { question: string; language: string },
  history: readonly ConversationTurn[],
): Addition | undefined {
  // A person who is locked out now tells no more of the mould before.
  if (needsSomebodyToday({ question })) return undefined;
  const hasReport = history
    .slice(-RECENT)
    .some(({ role, text, isEmergency }) =>
      role === 'user' ? tellsOfDamage(text, text) : isEmergency,
    );
  if (tellsHowToReach(question)) return hasReport ? 'surely' : 'perhaps';
  if (language !== 'de') return undefined;
  if (goesOn(question, history)) return 'surely';
  if (hasReport && SINCE.test(question.replaceAll(',', '').trim())) return 'surely';
  if (history.at(-1)?.isEmergency) return ASKS.test(question) ? undefined : 'perhaps';
  const isNew = tellsOfDamage(question, question) || !addsDetails(question);
  return hasReport && !isNew ? 'perhaps' : undefined;
}

/** Whether a message only adds what was done or when, to something that was answered. */
function goesOn(question: string, history: readonly ConversationTurn[]): boolean {
  const text = question.replaceAll(',', '').trim();
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  if (!history.some(({ sources = [] }) => sources.length > 0)) return false;
  if (DONE.test(text)) return true;
  return (
    !ABOUT_HOURS.test(before) &&
    !ABOUT_THE_END.test(before) &&
    (MOMENT.test(text) || DAY.test(text))
  );
}
