import { threatsOfFireAsThreats } from './threats-of-fire.js';

/** An apology in front, whose "Störung" is no failure of anything. */
const APOLOGY =
  /^[^.!?\n]{0,20}?(?:entschuldig\p{L}*|sorry|verzeihung|tut mir leid)[^.!?\n]{0,40}?(?:störung|störe|stören|spät|früh|belästig\p{L}*|bother|disturb|late)[^.!?\n]{0,20}?(?:[,.!]|aber|but)/iu;

/** Who pays is asked of what happens now as well as of what is over: "Wasser läuft aus der Decke und wer zahlt das?" */
const WHO_PAYS =
  /(?<=\S+\s+\S+\s+\S+)[\s,.;!?]+(?:(?:und|aber) )?(?:wer (?:zahlt|bezahlt|haftet|übernimmt|ersetzt|trägt|kommt)|(?:be)?zahlt (?:mir )?das|übernimmt das|welche versicherung (?:zahlt|haftet|übernimmt|ersetzt|kommt))(?!\p{L})[^.!\n]*$/iu;

/** What begins a question at the end, after a message has said what happens. */
const THEN = String.raw`(?<=[^\s,.;!?])[\s,.;!?]+(?:(?:und|aber) )?`;
const END = String.raw`[\s.!?]*$`;
const atTheEnd = (...questions: string[]) =>
  new RegExp(`${THEN}(?:${questions.join('|')})${END}`, 'iu');

/** "gasgeruch im keller wen anrufen": who asks only about a case of gas begins so, or says "bei". */
const WHOM_TO_CALL = atTheEnd(
  String.raw`(?:an )?(?:wen|wem|wo) (?:\p{L}+ ){0,4}?(?:anruf|ruf|wend|alarmier|verständig)\p{L}*(?: \p{L}+){0,3}`,
  String.raw`welche (?:notruf)?nummer(?: \p{L}+){0,4}`,
  String.raw`wer (?:ist (?:\p{L}+ )?zuständig|hilft(?: \p{L}+)?)`,
  String.raw`whom? (?:\p{L}+ ){0,3}(?:call|ring|contact)`,
  String.raw`(?:what|which) number(?: \p{L}+){0,4}`,
);

/** "rohrbruch wie stelle ich das wasser ab", "gasgeruch darf ich licht anmachen". */
const WHAT_TO_DO = atTheEnd(
  String.raw`wie (?:stell|dreh|mach|schalt|krieg|bekomm)\p{L}* (?:ich|wir|man) (?:\p{L}+ ){0,4}(?:ab|aus|zu|weg)`,
  String.raw`darf (?:ich|man) (?:\p{L}+ ){0,3}(?:anmachen|einschalten|ausmachen|ausschalten|anfassen|löschen|lüften|bleiben)`,
  String.raw`was kostet (?:\p{L}+ ?){1,4}`,
);

/** "wo ist der feuerlöscher es brennt in der küche", "gibt es einen Notdienst? Rohr geplatzt". */
const WHERE_IT_IS =
  /^(?:(?:hallo|hilfe|moin|bitte)[\s,.!]+)?(?:wo (?:ist|sind|finde ich|finden wir|steht|liegt|befindet sich) (?:\p{L}+ ){0,2}?(?:der|die|das|den) \p{L}*(?:hahn|kasten|löscher|schieber|ventil|sicherung|sicherungen|absperrung)|(?:gibt es|gibts|haben sie|habt ihr) (?:\p{L}+ ){0,2}?not(?:dienst|ruf)\p{L}*|where is the (?:main tap|main valve|stopcock|fuse ?box|fire extinguisher)|is there an emergency (?:number|service|line))[\s,.!?;]+(?=\S+\s+\S)/iu;

/** What is over when the question comes who pays: "Die Spülmaschine ist ausgelaufen, wer zahlt den Teppich?" */
const IS_OVER =
  /(?<!\p{L})(?:ausgelaufen|übergelaufen|geplatzt|gewesen|abgestellt|getrocknet|war (?:\p{L}+ ){0,3}undicht)(?!\p{L})/iu;
const GOES_ON_NOW =
  /(?<!\p{L})(?:läuft|laufen|tropft|tropfts|spritzt|strömt|steht|kommt (?:\p{L}+ ){0,3}(?:aus|durch|runter|raus|wasser)|brennt|raucht|riecht|stinkt|immer noch|gerade|grad|jetzt)(?!\p{L})/iu;

/** "Stinkt nach gas grill" is about a barbecue, unless that one leaks. */
const GAS_BARBECUE =
  /(?<!\p{L})gas[ -](?=grill(?:s|e)?(?!\p{L}))(?!.*(?:undicht|zischt|strömt|läuft aus))/giu;

const ASIDES = [APOLOGY, WHO_PAYS, WHOM_TO_CALL, WHAT_TO_DO, WHERE_IT_IS];

/**
 * A message without what it only asks or says beside what happens, which would make a danger a question, and
 * with what it means: who threatens to set the house on fire threatens people, and nothing burns yet.
 */
export const withoutAsides = (message: string): string =>
  threatsOfFireAsThreats(
    ASIDES.reduce(
      (text, aside) => (aside === WHO_PAYS && isTold(text) ? text : text.replace(aside, '')),
      message,
    ).replaceAll(GAS_BARBECUE, 'gas'),
  );

const isTold = (text: string) => IS_OVER.test(text) && !GOES_ON_NOW.test(text);
