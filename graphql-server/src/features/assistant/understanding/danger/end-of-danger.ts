import type { DangerKind } from '@hausgeist/schema';
import type { ConversationTurn } from '../../../../platform/ai/index.js';
import { detectDanger } from './detect-danger.js';

/** For how many turns, answers included, a danger is what such a message is about. */
const TURNS = 6;

/** More words tell something else besides. */
const MOST_WORDS = 12;

/** What is burning, leaking or in the air seems to be over; one must not go back because of that. */
const SEEMS_OVER =
  /(?<!\p{L})(?:(?:geruch|gestank|rauch|qualm|feuer)\p{L}* (?:\p{L}+ ){0,3}(?:weg|vorbei|verschwunden|verzogen|aus(?=[\s.!]*$))|(?:riech\p{L}*|stinkt|raucht|qualmt|brennt|piep\p{L}*) (?:\p{L}+ ){0,4}(?:nichts?|nix|nich) ?mehr|(?:riech\p{L}*|stinkt|raucht|qualmt|brennt|piep\p{L}*) (?:\p{L}+ ){0,3}(?:nichts?|nix|nich)|gelöscht|(?:smell|smoke|fire) (?:is |has )?(?:gone|out|over)|koku (?:gitti|geçti|kalmadı)|yangın söndü|запах\p{L}* (?:исчез|пропал|зник|ушёл|ушел)|больше не пахнет|більше не пахне|потушили|загасили|zapach\p{L}* zniknął|już nie (?:czuć|śmierdzi)|اختفت الرائحة|راحت الريحة|انطفأ)(?!\p{L})/iu;

/** A person who was missing is there again. */
const IS_FOUND =
  /(?<!\p{L})(?:wieder (?:da|hier|zu ?hause|daheim|aufgetaucht|zurück|gefunden|gekommen)|(?:ge|wieder)funden|aufgetaucht|heim ?gekommen|zurück ?gekommen|ist zurück|(?:he|she|they)(?:'s| is| are)? (?:back|home|found)|(?:found|got) (?:him|her|them)|bulundu|bulduk|geri döndü|eve geldi|наш[её]л\p{L}*|нашли|вернул\p{L}*|знайш\p{L}*|повернул\p{L}*|znalaz\p{L}*|znaleźli\p{L}*|wrócił\p{L}*|وجدنا\p{L}*|لقينا\p{L}*|رجعت?|عادت?)(?!\p{L})/iu;

/** People are out of the lift. */
const IS_FREE =
  /(?<!\p{L})(?:raus|rausgekommen|befreit|draußen|frei|(?:got |is |are |we're |we are )?out|free|çıktı\p{L}*|kurtuldu\p{L}*|kurtarıldı\p{L}*|вышл?\p{L}*|выбрал\p{L}*|освободил\p{L}*|вийш\p{L}*|вибрал\p{L}*|звільнил\p{L}*|wyszli\p{L}*|wysz[łe]\p{L}*|uwolni\p{L}*|خرجت?|خرجوا|خرجنا)(?!\p{L})/iu;

/** Not yet, nor one who asks. */
const STILL =
  /[?؟]|(?<!\p{L})(?:noch (?:nicht|immer|drin)|immer noch|nicht (?:raus|wieder|gefunden)|kommt? nicht|(?:still|not|can't|cannot)|hâlâ|hala|ещ[её]|ще|не|jeszcze|nie|لم|لا|ما زال)(?!\p{L})/iu;

const SAFE: ReadonlySet<DangerKind> = new Set(['GAS', 'FIRE', 'CARBON_MONOXIDE']);

/** How a danger that was told of a moment ago has ended. */
export type EndOfDanger = 'safe' | 'freed' | 'found';

/**
 * What a message says of the end of a danger: that people are out of the lift, that a missing person is back, or that
 * smell and smoke are gone, upon which one stays outside nevertheless.
 */
export function endOfDanger(
  text: string,
  history: readonly Pick<ConversationTurn, 'role' | 'text' | 'isEmergency'>[],
): EndOfDanger | undefined {
  const recent = history.slice(-TURNS);
  if (text.split(/\s+/).length > MOST_WORDS || !recent.some((turn) => turn.isEmergency)) {
    return undefined;
  }
  const over = SEEMS_OVER.test(text);
  if (!over && (STILL.test(text) || !(IS_FOUND.test(text) || IS_FREE.test(text)))) return undefined;
  const kind = recent
    .flatMap((turn) => (turn.role === 'user' ? (detectDanger(turn.text)?.kind ?? []) : []))
    .at(-1);
  if (kind && SAFE.has(kind)) return over ? 'safe' : undefined;
  if (kind === 'MISSING') return IS_FOUND.test(text) ? 'found' : undefined;
  return kind === 'LIFT' && IS_FREE.test(text) ? 'freed' : undefined;
}
