import type { ConversationTurn, SmallTalk } from '../../platform/ai/index.js';
import { belongsToDanger } from './belongs-to-danger.js';
import { additionOf } from './damage.js';
import type { Act } from './dialogue/act-vote/features.js';
import type { Finding } from './dialogue/question-search.js';
import type { UnderstoodMessage } from './understand-message.js';

/** What is known of a message once use cases were searched for it. */
interface Searched {
  /** What its words want besides, as a call from a person does. */
  smallTalk: SmallTalk | undefined;
  /** What it does within the conversation; undefined without a vote. */
  act: Act | undefined;
  verdict: Finding['verdict'];
  history: readonly ConversationTurn[];
}

/** What a message is replied to as, where it wants no answer from use cases; undefined where it does. */
export function kindWithoutAnswer(
  { asked: question, language, danger }: UnderstoodMessage,
  { smallTalk, act, verdict, history }: Searched,
): SmallTalk | undefined {
  const belongs = danger?.sure ? undefined : belongsToDanger({ question, language }, history);
  if (belongs) return smallTalk ?? 'details';
  const adds = danger ? undefined : additionOf({ question, language }, history);
  if (smallTalk) return verdict !== 'answer' || adds === 'surely' ? smallTalk : undefined;
  if (adds === 'surely') return 'details';
  if (belongs === false) return undefined;
  if (act && !danger) return act === 'question' ? undefined : act;
  return adds && verdict !== 'answer' ? 'details' : undefined;
}
