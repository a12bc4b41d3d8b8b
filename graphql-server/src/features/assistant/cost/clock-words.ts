/** Words of the chat's languages that make a text true for a moment only, and those of opening hours. */
const WORDS = [
  'jetzt|gerade|momentan|derzeit|zurzeit|aktuell|heut\\p{L}*|(?:über)?morgen|gestern|vorhin',
  'geöffnet|geschlossen|erreichbar|(?:öffnungs|sprech|büro|geschäfts)(?:zeit|stunde)\\p{L}*',
  'now|today|tomorrow|yesterday|currently|open|closed|hours|o.clock',
  'şimdi|bugün|yarın|dün|açık|kapalı|saat\\p{L}*',
  'сейчас|сегодня|завтра|вчера|открыт\\p{L}*|закрыт\\p{L}*|час|часов|часы',
  'зараз|сьогодні|учора|вчора|відчинен\\p{L}*|зачинен\\p{L}*|годин\\p{L}*',
  'الآن|اليوم|غدا|غداً|أمس|مفتوح|مغلق|ساعات|الساعة',
  'teraz|dzisiaj|dziś|jutro|wczoraj|otwart\\p{L}*|zamknięt\\p{L}*|godzin\\p{L}*',
].join('|');

const MOMENT = new RegExp(`(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, 'iu');
const CLOCK = /\d{1,2}\s*uhr|\d{1,2}[:.]\d{2}(?!\d)|\d\s*[ap]\.?m\b/iu;

/** Whether a text speaks of the present moment or of a time of the clock. */
export const isOfTheMoment = (text: string): boolean => MOMENT.test(text) || CLOCK.test(text);
