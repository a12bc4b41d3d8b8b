import { characterGrams, isStopWord, stem, wordsOf } from '../../../platform/german/index.js';
import { isAspect } from './aspect-words.js';

/** A question with this many words of its own stands alone. */
const OWN_WORDS = 3;

const BEGINS_AS_SEQUEL =
  /^\s*(?:und|aber|oder|also|auch|nein|doch|dann|sowie|sondern|ausserdem|außerdem|okay|ok|aha|hm+|na gut|gilt (?:das|dies|es)|was ist mit|wie ist (?:es|das) (?:mit|bei)|und was|wie sieht es mit)(?=[\s,.!?]|$)/i;

const BACKWARD =
  /^(?:das|die|den|dem|der|es|ihn|ihr|sie|dies|diese|diesen|dieser|dafür|dazu|davon|damit|dabei|darüber|daran|dort|da|dann|danach|deswegen|deshalb|derjenige|solche|so|sowas)$/;

/** These always stand for a thing said before, wherever they stand. */
const STANDS_FOR_THING = /^(?:dafür|dazu|davon|damit|dabei|darüber|daran|dagegen|deren|dessen)$/;

/** These stand for a place or a case said before where little else is named. */
const STANDS_FOR_CASE = /^(?:da|dort|dann|dahin)$/;

/** "Is he there?" asks who is there, not about what was said. */
const IS_THERE =
  /\b(?:ist|sind|jemand|wer|noch|jetzt|heute|morgen|gerade|hausmeister|büro)\s+(?:\p{L}+\s+){0,3}da\s*[?!.]*$/iu;

/**
 * "Can I terminate it?": behind a modal verb, the word right before the last verb is not an
 * article.
 */
const STANDS_BEFORE_VERB =
  /(?<!\p{L})(?:kann|könnte|darf|muss|soll|sollte|will|möchte|können|dürfen|müssen|sollen|wollen)\s(?:\p{L}+\s){0,4}(?:den|die|das|es|ihn|sie)\s(?:auch\s|dann\s|denn\s|wieder\s|einfach\s)?\p{Ll}+e?n\s*[?!.]*$/u;

/** "Can I pay by card, too?" goes on where little is named. */
const GOES_ON = /\b(?:auch|noch|denn|trotzdem|sonst|wieder|weiterhin|dort)\b/iu;

/** From this many words of its own on, a question names its topic however it points back. */
const SELF_CONTAINED = 6;

/**
 * How a question hangs together with what was said before: it points back to it, it begins as a
 * continuation, it says so little that it may continue, or it stands alone.
 */
export type Dependence = 'pointsBack' | 'continues' | 'possible' | 'none';

/** How a question hangs together with the one before it. */
export function dependenceOf(question: string): Dependence {
  const words = wordsOf(question);
  const own = ownWordsOf(question);
  if (IS_THERE.test(question) && own.length > 0) return 'none';
  if (own.length === 0) return 'pointsBack';
  const isShort = own.length < OWN_WORDS;
  const standsFor =
    words.some((word) => STANDS_FOR_THING.test(word)) ||
    (own.length <= OWN_WORDS && words.some((word) => STANDS_FOR_CASE.test(word)));
  if ((isShort && pointsBack(words)) || (standsFor && own.length < SELF_CONTAINED)) {
    return 'pointsBack';
  }
  if (isShort && STANDS_BEFORE_VERB.test(question)) return 'pointsBack';
  const continues =
    BEGINS_AS_SEQUEL.test(question) || pointsBack(words) || (isShort && GOES_ON.test(question));
  if (isShort) return continues ? 'continues' : 'possible';
  return continues || !asks(question) ? 'possible' : 'none';
}

/** "No, I meant the one in the cellar": the topic was understood wrongly. */
const CORRECTS =
  /^\s*(?:nein|nee|nö|ne|falsch|nicht)\b.{0,40}\b(?:mein|meine|meinte|sondern|nicht)\b|\b(?:ich mein(?:e|te)|gemeint|sondern)\b/iu;

/** Whether a message corrects what was understood. */
export const corrects = (message: string): boolean => CORRECTS.test(message);

/** Another topic, or one from before, is announced. */
const SWITCHES =
  /(?<!\p{L})(?:(?:andere|weitere|neue|nächste|noch (?:ne|eine)) frage|was anderes|anderes thema|themenwechsel|nochmals?\s+(?:zu[mr]?|wegen|kurz)|(?:wieder |nochmal )?zurück zu[mr]?|ach ja|achso|übrigens|außerdem|ausserdem|apropos|nebenbei|noch was)(?!\p{L})/iu;

/** Whether a message says that it turns to another topic or back to one. */
export const switches = (message: string): boolean => SWITCHES.test(message);

/** Whether a message is a question rather than a report. */
export const asks = (message: string): boolean =>
  /\?|^\s*(?:wer|wie|was|wann|wo|wohin|woher|warum|wieso|welche\p{L}*|wem|wen|ist|sind|kann|darf|muss|soll|gibt|habt|hat|bekomm\p{L}*|krieg\p{L}*)\b/iu.test(
    message,
  ) || message.split(/\s+/).length > 12;

/** Words of a question that carry a topic. */
export const ownWordsOf = (question: string): string[] =>
  wordsOf(question).filter((word) => !isStopWord(word) && !isAspect(word));

/** Whether a word stands for something said before; before a noun it is only its article. */
const pointsBack = (words: string[]) =>
  words.some((word, position) => {
    const next = words[position + 1];
    return BACKWARD.test(word) && (next === undefined || isStopWord(next));
  });

/** "Über den Hausmeister", after "Ich möchte mich beschweren". */
const NARROWS = /^(?:und )?(?:über|gegen) (?:\p{L}+ ){0,3}\p{L}+[.!]?$/iu;

/** What was tried already: "hab mit ihm geredet, bringt nichts", "schon gemacht", "hat nichts gebracht". */
const TRIED =
  /(?<!\p{L})(?:hab|habe|haben) (?:(?:ich|wir|das|es|alles|auch) ){0,3}(?:schon |bereits )(?:\p{L}+ ){0,4}(?:\p{L}*ge\p{L}+t|\p{L}*ge\p{L}+en|(?:ent|ver|be)\p{L}+t|\p{L}+iert)(?!\p{L})|^(?:das |alles )?(?:schon|bereits) (?:alles )?(?:gemacht|probiert|versucht)(?!\p{L})|^(?:das |es )?(?:hat|hats) (?:leider |auch |aber )?(?:nicht|nichts|nix|net|ned) (?:geholfen|gebracht|genützt)(?!\p{L})/iu;

/** Whether a message tells what its sender has tried. */
export const tellsOfTrying = (message: string): boolean => TRIED.test(message);

/** What did not help, before the words that say so: "Pömpel hilft nicht", "Rohrfrei hat nichts gebracht". */
const NO_HELP =
  /(\p{L}{3,}) (?:(?:hilft|helfen|half|nützt|wirkt|bringt|bringen)(?: \p{L}+){0,2}? (?:nicht|nichts|nix|net|ned)|(?:hat|haben|hats) (?:\p{L}+ )?(?:nicht|nichts|nix|net|ned) (?:viel )?(?:ge)?(?:bracht|holfen|nützt|wirkt))(?!\p{L})/giu;

/** The assistant, people and what was said: that these do not help is a complaint. */
const WHO_HELPS =
  /^(?:antwort|antworten|auskunft|chat|chatbot|bot|assistent|seite|text|link|leute|niemand|keiner|jemand|service|team|hotline|büro|chef|\p{L}*(?:verwaltung|verwalter|meister|vermieter|firma|betreuer|mitarbeiter)(?:in)?)$/iu;

/** Whether a message says that a thing did not help, which is part of a report and no complaint. */
export const tellsOfNoHelp = (message: string): boolean =>
  [...message.matchAll(NO_HELP)].some(
    ([, thing = '']) =>
      !isStopWord(thing.toLowerCase()) && !isAspect(thing.toLowerCase()) && !WHO_HELPS.test(thing),
  );

/** Shorter words are in others by chance. */
const LEAST_SHARED = 5;
const WORDS_OF_NARROWING = 2;

/** Whether a message only says more closely what the one before was about: "Schlüssel weg", "Wohnungsschlüssel". */
export function narrows(message: string, before: string): boolean {
  if (message.includes('?')) return false;
  if (NARROWS.test(message.trim()) || tellsOfTrying(message)) return true;
  const words = wordsOf(message);
  const [word, ...others] = ownWordsOf(message);
  if (!word || others.length > 0 || words.length > WORDS_OF_NARROWING) return false;
  return ownWordsOf(before).some(
    (one) => one.length >= LEAST_SHARED && word !== one && word.includes(one),
  );
}

/** "Do I have to move out now?" asks those about whom the contract was. */
export const goesOnAboutDeath = (message: string, before: string): boolean =>
  /gestorben|verstorben|todesfall|(?<!\p{L})tot(?!\p{L})/iu.test(before) &&
  /(?<!\p{L})(?:ausziehen|raus|bleiben|wohnen|wohnung|miete|kaution|vertrag|kündigen)(?!\p{L})/iu.test(
    message,
  );

/** Share of a word's parts that a word of the title must have to be about the same. */
const SAME_THING = 0.6;

/** Whether a title speaks of something that the question names. */
export function isNamedIn(question: string, title: string): boolean {
  const titleWords = wordsOf(title).filter((word) => !isStopWord(word));
  const stems = new Set(titleWords.map(stem));
  const grams = titleWords.map((word) => new Set(characterGrams(word, 4)));
  return ownWordsOf(question).some((word) => {
    if (stems.has(stem(word))) return true;
    const parts = characterGrams(word, 4);
    if (parts.length < 4) return false;
    return grams.some(
      (of) => parts.filter((part) => of.has(part)).length / parts.length >= SAME_THING,
    );
  });
}
