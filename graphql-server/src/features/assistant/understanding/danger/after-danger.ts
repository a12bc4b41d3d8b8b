import type { DangerKind } from '@hausgeist/schema';
import type { ConversationTurn } from '../../../../platform/ai/index.js';
import type { Danger } from './danger-kinds.js';
import { detectDanger } from './detect-danger.js';

/** Dangers in which people have to leave the house, and may not go back by themselves. */
const OUT_OF_THE_HOUSE: ReadonlySet<DangerKind> = new Set(['GAS', 'FIRE', 'CARBON_MONOXIDE']);

/** For how many turns, answers included, people are taken to be in front of that house. */
const TURNS = 10;

const STILL_INSIDE =
  /(?<!\p{L})(?:(?:bin|sind|war|waren) (?:\p{L}+ ){0,3}(?:rein|hinein|reingegangen|hineingegangen|rein gegangen)|noch (?:\p{L}+ ){0,3}(?:drin|drinnen|im haus|in der wohnung|im gebäude)|(?:komme?n?|kommt) (?:\p{L}+ ){0,3}nicht (?:mehr )?(?:raus|heraus)|still (?:\p{L}+ ){0,2}(?:inside|in the (?:house|flat|building|apartment))|(?:can'?t|cannot) get out|(?:hâlâ|hala) (?:içeride|içerde)|içeride kaldı\p{L}*|(?:ещ[её]|остал\p{L}*) внутри|ще всередині|лиши\p{L}* всередині|(?:jeszcze|wciąż|nadal) w (?:środku|mieszkaniu)|(?:ما زال\p{L}*|لا يزال\p{L}*|لا تزال) (?:في الداخل|بالداخل|في البيت))(?!\p{L})/iu;

/** Whether one may stay where one was told to leave. */
const STAYS =
  /(?<!\p{L})(?:(?:drin|drinnen|hier|im haus|in der wohnung|zu ?hause|daheim) (?:bleiben|warten|schlafen)|(?:muss|müssen|soll|sollen|sollten|kann|können) (?:ich|wir|alle|jetzt) (?:\p{L}+ ){0,3}(?:raus|hinaus|gehen|warten|bleiben)|stay (?:inside|here|in)|(?:içeride|burada|evde) kal\p{L}*|остаться|оставаться|залишитис[ья]|лишитис[ья]|(?:zostać|zostawać) w|(?:البقاء|أبقى|ابقى))(?!\p{L})/iu;

/** Whether it is dangerous is asked of what was told just before. */
const ASKS_DANGER =
  /(?<!\p{L})(?:gefährlich|lebensgefährlich|schlimm|dangerous|safe|tehlikeli|güvenli|опасно|безопасно|небезпечно|безпечно|niebezpieczn\p{L}*|bezpiecznie|خطير|خطر)(?!\p{L})/iu;
const WORDS_OF_ASKING = 10;

const GOES_BACK =
  /(?<!\p{L})(?:(?:wieder|noch ?mal|noch einmal|zurück|kurz|schnell) (?:\p{L}+ ){0,4}(?:rein|hinein|reingehen|hineingehen|ins haus|in die wohnung|nach hause|hoch)|zurück(?:gehen|laufen|kehren)|(?:rein|hinein)gehen|(?:go|going|get) back|back (?:in|inside|into)|içeri gir\p{L}*|geri dön\p{L}*|eve dön\p{L}*|вернуться|вернусь|верн[её]мся|зайти обратно|повернутис[ья]|повернус[ья]|зайти назад|wróci\p{L}*|wejść z powrotem|العودة|أعود|نعود|الرجوع|أرجع|نرجع)(?!\p{L})/iu;

const OF_LIFT =
  /(?<!\p{L})(?:aufzug|aufzüge|fahrstuhl|fahrstühle|lift|elevator|asansör|лифт|ліфт|wind[aęy]|مصعد)/iu;

/** Someone is in the lift that was spoken of, which the message does not name. */
const STUCK_IN_IT =
  /(?<!\p{L})(?:(?:steckt|sitzt|hängt) (?:(?!kein|niemand|nicht (?:drin|fest))\p{L}+ ){0,3}(?:drin|drinnen|fest)|(?:jemand|wer|einer|eine|kind|frau|mann|mutter|oma|opa|vater) (?:\p{L}+ ){0,2}(?:drin|drinnen)|(?:someone|somebody|he|she) (?:is |'s )?(?:\p{L}+ ){0,2}(?:stuck|inside)|içinde (?:biri|kaldı)|(?:там|внутри|всередині) (?:кто-то|хтось|застр\p{L}*)|ktoś (?:jest )?w środku)(?!\p{L})/iu;

/** Where a lift was the topic up to now. */
const TURNS_OF_LIFT = 4;

/** "Nein, nicht der Abfluss": another cause is denied, so that what was told still holds. */
const DENIES_CAUSE =
  /^(?!.*(?:gas|rauch|feuer|qualm|brand|brenn))(?:nein|ne|nee|nö)?[,.!]? ?(?:es |das )?(?:ist |kommt |riecht )?(?:nicht|kein\p{L}*) (?:der|die|das|vom|von|aus|nach)(?!\p{L})/iu;

/**
 * What a message means after people were told to leave the house: that someone is in it still or would rather stay,
 * which is the danger again, or that they want to go back. Both concern lives, so that they are read whatever else the message says
 * and for some turns after the danger was told.
 */
export function afterDanger(
  text: string,
  history: readonly Pick<ConversationTurn, 'role' | 'text' | 'isEmergency'>[],
): Danger | 'goes-back' | undefined {
  if (speaksOfLift(history) && STUCK_IN_IT.test(text)) return { kind: 'LIFT', sure: true };
  const recent = history.slice(-TURNS);
  if (!recent.some(({ isEmergency }) => isEmergency)) return undefined;
  const asked = ASKS_DANGER.test(text) && text.split(/\s+/).length <= WORDS_OF_ASKING;
  if (asked && history.at(-1)?.isEmergency) {
    const before = history.findLast(({ role }) => role === 'user');
    const danger = before && detectDanger(before.text);
    if (danger?.sure) return danger;
  }
  const denied = DENIES_CAUSE.test(text.trim()) && history.at(-1)?.isEmergency;
  const isInside = STILL_INSIDE.test(text) || STAYS.test(text) || denied;
  if (!isInside && !GOES_BACK.test(text)) return undefined;
  const told = recent.flatMap((turn) =>
    turn.role === 'user' ? (detectDanger(turn.text)?.kind ?? []) : [],
  );
  const kind = told.findLast((one) => OUT_OF_THE_HOUSE.has(one));
  if (!kind) return undefined;
  return isInside ? { kind, sure: true } : 'goes-back';
}

const speaksOfLift = (history: readonly Pick<ConversationTurn, 'role' | 'text'>[]): boolean =>
  history.slice(-TURNS_OF_LIFT).some(({ role, text }) => role === 'user' && OF_LIFT.test(text));

/** A message of more words tells of its own what is the matter. */
const FEW_WORDS = 10;

/**
 * The danger of which a message tells the second half: "Es riecht komisch in der Küche", then "so nach Gas
 * irgendwie". Neither says it alone. Questions are left out, as what is asked next need not go with it.
 */
export function dangerTogether(
  text: string,
  history: readonly Pick<ConversationTurn, 'role' | 'text' | 'isEmergency'>[],
): Danger | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.text;
  if (!before || history.at(-1)?.isEmergency) return undefined;
  if (/[?؟]/.test(before + text) || text.split(/\s+/).length > FEW_WORDS) return undefined;
  const danger = detectDanger(`${before.replace(/[.!…\s]+$/, '')} ${text}`);
  return danger?.sure && !detectDanger(before)?.sure ? danger : undefined;
}
