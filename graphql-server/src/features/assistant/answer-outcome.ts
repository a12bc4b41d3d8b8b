import { EMERGENCY_CATEGORY, OTHER_CATEGORY } from '@hausgeist/schema';
import {
  type AnswerPrompt,
  type AnswerStructure,
  frame,
  leavesOpen,
  officeAnswer,
  officeUseCase,
} from '../../platform/ai/index.js';
import type {
  AnswerAction,
  AnswerOutcome,
  AnswerSource,
  CallOption,
  UnansweredReason,
} from './assistant-contract.js';
import { categorise } from './categorise.js';
import type { Finding } from './dialogue/question-search.js';
import type { UnderstoodMessage } from './understand-message.js';
import { tellsOfDamage } from './damage.js';
import { dangerHelp } from './understanding/index.js';
import { emergencyNumbers, insteadOfOffice, isOfLift, needsSomebodyToday } from './urgency.js';

/** Use cases that are offered when it is open which of them is meant. */
const MOST_CHOICES = 3;

/** What an answer was given to and from. */
export interface AnsweredMessage {
  message: UnderstoodMessage;
  prompt: AnswerPrompt;
  text: string;
  verdict: Finding['verdict'];
  /** Use cases that the text cites. */
  sources: AnswerSource[];
  /** What a model says about its answer. */
  structure?: AnswerStructure | undefined;
  isFallback: boolean;
  /** Whether the built-in assistant wrote the text. */
  isBuiltin: boolean;
}

/** Everything about an answer besides its text. */
export function outcomeOf(answered: AnsweredMessage): AnswerOutcome {
  const { message, prompt, sources, isFallback } = answered;
  const { language } = message;
  const action = actionOf(answered);
  const danger = action === 'EMERGENCY' ? (message.danger?.kind ?? 'OTHER') : null;
  const best = prompt.useCases[0]?.title;
  const urgent = action !== 'SMALL_TALK' && needsSomebodyToday(prompt, sources[0]?.title);
  return {
    sources: action === 'ASK_BACK' ? offered(prompt) : sources,
    category: action === 'EMERGENCY' ? EMERGENCY_CATEGORY : categoryOf(answered, best),
    guidance: {
      action,
      urgency: action === 'EMERGENCY' ? 'EMERGENCY' : urgent ? 'HIGH' : 'NORMAL',
      language,
      choices: choicesOf(action, answered),
      calls: callsOf(action, answered),
      isFallback,
      offersCase: offersCase(action, answered),
    },
    danger,
    unanswered: unansweredOf(action, answered),
  };
}

/** In danger, only what to do is shown: the company is told at once, without a case. */
const offersCase = (action: AnswerAction, { prompt, message }: AnsweredMessage): boolean =>
  action !== 'EMERGENCY' &&
  action !== 'SMALL_TALK' &&
  tellsOfDamage(prompt.question, prompt.germanQuestion ?? message.searchText);

/** By the words; where they say nothing, by the model. */
function categoryOf({ prompt, structure }: AnsweredMessage, title?: string): string {
  const byWords = categorise(prompt.germanQuestion ?? prompt.question, title);
  return byWords === OTHER_CATEGORY ? (structure?.category ?? byWords) : byWords;
}

function actionOf(answered: AnsweredMessage): AnswerAction {
  const { message, prompt, verdict, structure, text, isBuiltin } = answered;
  if (message.danger?.sure || structure?.action === 'emergency') return 'EMERGENCY';
  if (message.intent === 'person') return 'HAND_OVER';
  if (prompt.smallTalk) return 'SMALL_TALK';
  if (structure?.action === 'ask_back' && prompt.useCases.length > 1) return 'ASK_BACK';
  if (structure?.action === 'no_answer' || structure?.action === 'hand_over') return 'NO_ANSWER';
  if (structure?.action === 'answer') return 'ANSWER';
  const isTold =
    isBuiltin &&
    (restsOnFile(answered) ||
      officeAnswer(prompt) !== undefined ||
      officeUseCase(prompt) !== undefined);
  if (verdict === 'ask' && !isTold) return 'ASK_BACK';
  // The clock or a file may answer what no use case does.
  const isOpen = isBuiltin ? leavesOpen(text) : prompt.attachments.every((file) => !file.text);
  return verdict === 'none' && isOpen ? 'NO_ANSWER' : 'ANSWER';
}

/** Whether a file answered what no use case fits for sure. */
const restsOnFile = ({ sources, text, prompt }: AnsweredMessage): boolean =>
  sources.length === 0 && prompt.attachments.some(({ name }) => text.includes(name));

const offered = ({ useCases }: AnswerPrompt): AnswerSource[] =>
  useCases.slice(0, MOST_CHOICES).map(({ index, title }) => ({ index, title }));

function choicesOf(
  action: AnswerAction,
  { message, prompt, isBuiltin }: AnsweredMessage,
): string[] {
  const { passOn } = frame(message.language);
  if (action === 'NO_ANSWER') return [passOn];
  if (action === 'ANSWER' && isBuiltin) return [...(prompt.alternatives ?? [])];
  return action === 'ASK_BACK' ? [...offered(prompt).map(({ title }) => title), passOn] : [];
}

function callsOf(action: AnswerAction, { message, prompt }: AnsweredMessage): CallOption[] {
  const { danger, language } = message;
  const { companyName, phone } = prompt.contact;
  const company = { label: companyName, phone };
  if (action === 'HAND_OVER') return [company];
  const calls = danger ? dangerHelp(danger.kind, language).calls : [];
  const own = emergencyNumbers(prompt, !danger || danger.kind === 'LIFT');
  const help = calls.map(({ label, number }) => ({ label, phone: number }));
  if (danger) {
    const also = own.length > 0 ? own : danger.sure ? [company] : [];
    // Those who free people from a lift are called before any others.
    const ofLift = danger.kind === 'LIFT' ? also.filter(({ label }) => isOfLift(label)) : [];
    return [...ofLift, ...help, ...also.filter((one) => !ofLift.includes(one))];
  }
  if (action === 'SMALL_TALK') return [];
  return action === 'EMERGENCY'
    ? [
        ...dangerHelp('MEDICAL', language).calls.map((c) => ({ label: c.label, phone: c.number })),
        ...own,
      ]
    : (insteadOfOffice(prompt)?.numbers ?? []);
}

function unansweredOf(
  action: AnswerAction,
  { prompt, text, isBuiltin }: AnsweredMessage,
): UnansweredReason | null {
  // A use case may fit and lack the fact that was asked for.
  const lacksFact = action === 'ANSWER' && isBuiltin && leavesOpen(text);
  if (action === 'NO_ANSWER' || lacksFact) return 'NOT_FOUND';
  if (action === 'ASK_BACK') return 'UNSURE';
  // A wish for a person that asks nothing else is passed on; there is no wording to learn from it.
  return action === 'HAND_OVER' && !prompt.smallTalk ? 'HAND_OVER' : null;
}
