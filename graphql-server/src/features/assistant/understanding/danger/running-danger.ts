import type { DangerKind } from '@hausgeist/schema';
import type { ConversationTurn } from '../../../../platform/ai/index.js';
import type { Danger } from './danger-kinds.js';
import { detectDanger } from './detect-danger.js';
import { endOfDanger } from './end-of-danger.js';

export type Turns = readonly Pick<ConversationTurn, 'role' | 'text' | 'isEmergency'>[];

/** For how many turns, answers included, a danger goes on after something else was said. */
const TURNS = 6;

/** As many are read back where each answer told what to do. */
const MOST_TURNS = 20;

/** More words tell of their own what is the matter. */
const MOST_WORDS = 14;

/** Where a person who faints has to be brought out, and not to be watched over inside. */
const IN_THE_AIR: ReadonlySet<DangerKind> = new Set(['GAS', 'CARBON_MONOXIDE', 'FIRE']);

/** A person who was in danger a moment ago feels worse: a doctor is needed, after getting out where the air is bad. */
const FEELS_WORSE =
  /(?<!\p{L})(?:(?:mir|ihr|ihm|uns|allen) (?:\p{L}+ ){0,3}(?:schlecht|übel|schwindlig|schwindelig|schwarz vor augen)|(?:schlecht|übel|schwindlig|schwindelig) (?:ist|wird) (?:mir|ihr|ihm|uns)|(?:panik|panikattacke|herzrasen|schmerzen|luftnot|atemnot)|feel(?:ing)? (?:sick|dizzy|faint)|midem bulanıyor|başım dönüyor|мне плохо|тошнит|мені зле|нудить|niedobrze|słabo mi|دوخة|غثيان)(?!\p{L})/iu;

const GOES_ON = [
  // It becomes worse, spreads, or has not ended.
  /(?<!\p{L})(?:(?:immer|viel|noch) (?:mehr|schlimmer|stärker|schlechter|größer|heißer|lauter)|wird (?:immer )?(?:mehr|schlimmer|stärker|größer|heiß|heißer|eng|lauter)|immer noch|noch immer|nicht besser|jetzt (?:\p{L}+ ){0,3}auch|(?:auch|jetzt) (?:schon )?(?:im|in der|in meiner|bei|aus (?:der|dem|meiner|meinem|den|allen)|unten|oben|nebenan)|(?:der|dem|den) (?:nachbarn?|nachbarin|kindern?) auch)(?!\p{L})/iu,
  // People ask what to do or whom to call, or get no answer there.
  /(?<!\p{L})(?:was (?:jetzt|nun|tun|mach ich|mache ich)|(?:und|was) (?:jetzt|nun)|was (?:soll|muss|kann|sollen|müssen|können) (?:ich|wir)(?: \p{L}+){0,2} (?:tun|machen)|wie (?:weiter|lange noch)|soll(?:en)? (?:ich|wir) (?:\p{L}+ ){0,3}(?:rufen|holen|anrufen|alarmieren)|(?:feuerwehr|polizei|notarzt|krankenwagen|112|110) (?:\p{L}+ ){0,2}(?:rufen|holen|anrufen)|geht (?:\p{L}+ ){0,3}(?:ran|dran)|besetzt|nicht durch|erreiche (?:niemand|keinen)\p{L}*|hilfe|schnell|beeil\p{L}*)(?!\p{L})/iu,
  // Where one is, and where the other is.
  /(?<!\p{L})(?:(?:hör|höre|hören|seh|sehe) (?:ihn|sie|jemand\p{L}*|schritte)|(?:er|sie|die|der) (?:kommt|kommen|ist|sind|steht|stehen) (?:\p{L}+ ){0,2}(?:näher|zurück|rein|drin|da|hier|vor der tür)|(?:eingeschlossen|eingesperrt|versteckt))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:getting |gets )?worse|still|now what|what now|what (?:should|do|can) (?:i|we) do|help|no ?(?:one|body) (?:answers|picks up)|busy|hear (?:him|them|steps)|(?:he|they)(?:'s|'re| is| are) (?:inside|coming|here|back)|locked myself|hiding)(?!\p{L})/iu,
  /(?<!\p{L})(?:daha kötü|kötüleş\p{L}*|hâlâ|hala|şimdi ne|ne yap\p{L}*|yardım|imdat|alev\p{L}*|duman)(?!\p{L})/iu,
  /(?<!\p{L})(?:хуже|всё ещё|все еще|до сих пор|что (?:теперь |мне )?делать|и что теперь|помогите|гірше|досі|все ще|що (?:тепер |мені )?робити|допоможіть|рятуйте)(?!\p{L})/iu,
  /(?<!\p{L})(?:gorzej|nadal|wciąż|ciągle|co (?:teraz|robić|mam robić|zrobić)|pomocy|ratunku)(?!\p{L})/iu,
  /(?:أسوأ|اسوأ|ما زال|لا يزال|ماذا أفعل|ماذا افعل|شو أعمل|ماذا الآن|النجدة|ساعدوني)/u,
];

/** Leaves those who think of ending their life as little alone as what they said before. */
const GIVES_UP =
  /^(?:(?:nein|ne|nee|ok|okay|ja|na|ach)[\s,.!]*)?(?:(?:ist |is )?(?:mir )?(?:doch |eh |alles |ganz )*(?:ist |is )?(?:mir )?(?:jetzt |doch |eh |alles |ganz )*egal|(?:ich )?(?:kann|mag|will) (?:einfach |jetzt )?(?:nicht|nich|nimmer) ?mehr|tschüs+|tschau|ciao|leb\p{L}* wohl|mach\p{L}*'?s gut|bye|goodbye|whatever|don'?t care|boş ver|fark etmez|hoşça kal|всё равно|все равно|прощай\p{L}*|байдуже|wszystko jedno|żegnaj\p{L}*|وداعا|لا يهم)[\s,.!]*$|(?<!\p{L})(?:ruf|rufe|ruft) (?:\p{L}+ ){0,3}nicht (?:an|da)|(?<!\p{L})(?:will|mag|kann) (?:\p{L}+ ){0,3}(?:nicht|niemand\p{L}*|keinem|keinen) (?:\p{L}+ ){0,3}(?:anrufen|reden|telefonieren|sprechen)/iu;

/**
 * The danger told a moment ago, where a message goes on with it: it becomes worse, a person asks what to do or whom to
 * call, or feels sick. Said by itself, such a message names no danger, or another one: who faints beside a gas
 * leak has to get out.
 */
export function runningDanger(text: string, history: Turns): Danger | undefined {
  if (endOfDanger(text, history)) return undefined;
  const kind = dangerNow(history);
  const getsOut = kind && IN_THE_AIR.has(kind);
  const own = detectDanger(text);
  if (own?.sure) return getsOut && own.kind === 'MEDICAL' ? { kind, sure: true } : undefined;
  if (history.at(-1)?.isEmergency && FEELS_WORSE.test(text)) {
    return { kind: getsOut ? kind : 'MEDICAL', sure: true };
  }
  if (!kind || text.split(/\s+/).length > MOST_WORDS) return undefined;
  const goesOn =
    GOES_ON.some((words) => words.test(text)) || (kind === 'SUICIDE' && GIVES_UP.test(text.trim()));
  return goesOn ? { kind, sure: true } : undefined;
}

/** The danger that people were told to act on within the last turns. */
export function dangerNow(history: Turns): DangerKind | undefined {
  const recent = history.slice(history.at(-1)?.isEmergency ? -MOST_TURNS : -TURNS);
  const answered = recent.findLastIndex(({ isEmergency }) => isEmergency);
  return recent
    .slice(0, answered + 1)
    .flatMap(({ role, text }) => (role === 'user' ? (detectDanger(text) ?? []) : []))
    .findLast(({ sure }) => sure)?.kind;
}
