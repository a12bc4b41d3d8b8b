/** Words for measures in the languages that answers are given in, by the measure that they name. */
const MEASURES: readonly [measure: string, words: RegExp][] = [
  ['eur', /^(?:€|eur$|euro|евро|євро|يورو|avro)/],
  ['cent', /^(?:cent|ct$|цент|سنت)/],
  ['percent', /^(?:%|prozent|percent|yüzde|процент|відсот|بالمئة|بالمائة|procent)/],
  ['minute', /^(?:minut|minüt|min$|dakika|dk$|мин(?:ут|$)|хвилин|хв$|دقيقة|دقائق)/],
  [
    'hour',
    /^(?:stund|stünd|std$|hours?$|hrs?$|h$|saat|час(?:а|ов|ы|у)?$|годин|ساعة|ساعات|godzin|godz$)/,
  ],
  [
    'day',
    /^(?:tag|täg|kalendertag|werktag|arbeitstag|days?$|business$|working$|calendar$|gün|iş$|день|дня|дней|дні|днів|рабоч|робоч|календарн|يوم|أيام|dni|dzień|dnia)/,
  ],
  ['week', /^(?:woche|wöch|week|hafta|недел|тиж|أسبوع|أسابيع|tydzie|tygod)/],
  ['month', /^(?:monat|month|ay$|aylık|aydan?$|месяц|місяц|شهر|أشهر|شهور|miesi)/],
  ['year', /^(?:jahr|jähr|year|yıl|год(?:а|у|ом)?$|лет$|рок|рік|років|سنة|سنوات|عام|rok|lat[a]?$)/],
  ['degree', /^(?:°|grad|degree|derece|градус|درجة|stopn)/],
  ['area', /^(?:m²|m2$|qm$|quadratmeter|square$|metrekare|кв$|متر$)/],
  ['metre', /^(?:m$|meter|metre|metr|метр)/],
  ['centimetre', /^(?:cm$|zentimeter|centimet|santimet|сантимет|سنتيمتر)/],
  ['litre', /^(?:l$|liter|litre|litr|літр|литр|لتر)/],
  ['energy', /^(?:kwh|kilowatt|квт)/],
];

/** The measure that a word names; undefined if it names none. */
export function measureOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return MEASURES.find(([, words]) => words.test(lower))?.[0];
}

const MONTHS: readonly RegExp[] = [
  /^(?:januar|jänner|jan$|january|ocak|январ|січ|يناير|كانون الثاني|stycz)/,
  /^(?:februar|feb$|february|şubat|феврал|лют|فبراير|شباط|lut(?:y|ego|ym)$)/,
  /^(?:märz|mrz$|march$|mart(?:[ıtk'’]|$)|март|берез|مارس|آذار|marz?(?:ec|ca|cu)$)/,
  /^(?:april|apr$|nisan|апрел|квіт|أبريل|نيسان|kwie)/,
  /^(?:mai$|may$|mayıs|ма[йея]$|трав|مايو|أيار|maj(?:a|u)?$)/,
  /^(?:juni|june|jun$|haziran|июн|черв(?:ен|н)|يونيو|حزيران|czerw)/,
  /^(?:juli|july|jul$|temmuz|июл|лип(?:ен|н)|يوليو|تموز|lip(?:iec|ca|cu)$)/,
  /^(?:august(?!i)|aug$|ağustos|август|серп|أغسطس|آب$|sierp)/,
  /^(?:septemb|sept?$|eylül|сентябр|верес|سبتمبر|أيلول|wrze)/,
  /^(?:oktober|okt$|octob|oct$|ekim|октябр|жовт|أكتوبر|تشرين الأول|paźdz)/,
  /^(?:novemb|nov$|kasım|ноябр|листопад|نوفمبر|listopad)/,
  /^(?:dezemb|dez$|decemb|dec$|aralık|декабр|груд(?:ен|н)|ديسمبر|grud)/,
];

/** The number of a month by its name, 1 to 12; undefined if a word does not name one. */
export function monthOf(word: string): number | undefined {
  const lower = word.toLowerCase().replace(/\.$/, '');
  const found = MONTHS.findIndex((name) => name.test(lower));
  return found === -1 ? undefined : found + 1;
}

/** Words that are months only by their capital letter or beside a day. */
export const isDoubtfulMonth = (word: string) => /^(?:may|march|mart|jan|mai)$/i.test(word);

const WEEKDAYS: readonly RegExp[] = [
  /^(?:montag(?!e)|monday|mon$|mo$|pazartesi|понедельник|понеділ|الاثنين|الإثنين|poniedzia)/,
  /^(?:dienstag|tuesday|tue$|di$|salı|вторник|вівтор|الثلاثاء|wtor(?:ek|k))/,
  /^(?:mittwoch|wednesday|wed$|mi$|çarşamba|сред[ауыой]+$|серед[аиуою]+$|الأربعاء|środ[aęyąo]+$)/,
  /^(?:donnerstag|thursday|thu$|do$|perşembe|четверг|четвер(?:а|у|ом)?$|الخميس|czwart(?:ek|k))/,
  /^(?:freitag|friday|fri$|fr$|cuma(?!rt)|пятниц|п['’ʼ]?ятниц|الجمعة|piąt(?:ek|k))/,
  /^(?:sams(?:tag|$)|sonnabend|saturday|sat$|sa$|cumartesi|суббот|субот|السبت|sobot)/,
  /^(?:sonn(?:tag|$)|sunday|sun$|so$|pazar(?!t)|воскресень|неділ|الأحد|niedziel)/,
];

/** The number of a weekday by its name, 1 for Monday; undefined if a word is none. */
export function weekdayOf(word: string): number | undefined {
  const lower = word.toLowerCase().replace(/\.$/, '');
  const found = WEEKDAYS.findIndex((name) => name.test(lower));
  return found === -1 ? undefined : found + 1;
}
