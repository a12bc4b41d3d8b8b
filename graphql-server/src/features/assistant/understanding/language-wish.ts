import type { Language } from '@hausgeist/schema';
import { foldWord, wordsIn } from './text/words.js';

const listed = (text: string) => text.split(/\s+/).map(foldWord);

/** How languages are called in each of them, without endings. */
const NAMES: readonly (readonly [Language, readonly string[]])[] = [
  ['de', listed('deutsch german almanca niemieck немецк німецьк الألمانية بالألمانية')],
  ['en', listed('englisch english ingilizce angielsk английск англійськ الإنجليزية بالإنجليزية')],
  ['tr', listed('türkisch turkish türkçe tureck турецк التركية بالتركية')],
  ['pl', listed('polnisch polish lehçe polsk польск польськ البولندية بالبولندية')],
  ['ru', listed('russisch russian rusça rosyjsk русск російськ الروسية بالروسية')],
  ['uk', listed('ukrainisch ukrainian ukraynaca ukraińsk украинск українськ الأوكرانية بالأوكرانية')],
  ['ar', listed('arabisch arabic arapça arabsk арабск арабськ العربية بالعربية بالعربي عربي')],
];

/** What may stand around the name of the language that a person wants to be answered in. */
const AROUND = new Set(
  listed(
    `bitte auf in im nur geht das auch es ich kann sprich sprechen sie du können kannst könnt ihr antworte
     antworten antwortet schreib schreiben schreibt mir mal please can you could write answer speak reply only
     i it do also me lütfen yaz yazın konuş konuşun olarak cevap verin proszę po pisz mów odpowiedz пожалуйста
     на по ответьте пишите говорите будь ласка пишіть відповідайте мовою من فضلك باللغة اللغة`,
  ),
);

/** The language that a message asks to be answered in, if it says nothing else: "auf Deutsch bitte". */
export function languageWish(message: string): Language | undefined {
  const words = wordsIn(message).map(({ text }) => text);
  const named = words.map(
    (word) => NAMES.find(([, names]) => names.some((name) => word.startsWith(name)))?.[0],
  );
  const isOnlyWish = words.every((word, i) => named[i] !== undefined || AROUND.has(word));
  const [language, ...others] = new Set(named.filter((one) => one !== undefined));
  return isOnlyWish && others.length === 0 ? language : undefined;
}
