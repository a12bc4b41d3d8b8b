import type { SummaryTurn } from '../../platform/ai/index.js';
import type { MessageView } from './conversation-views.js';

/** What was said in a conversation, as summaries and cases are made of it. */
export const turnsOf = (views: readonly MessageView[]): SummaryTurn[] =>
  views.filter(({ sender, isError }) => sender !== 'SYSTEM' && !isError).map(toTurn);

function toTurn({
  sender,
  text,
  sources,
  guidance,
  category,
  createdAt,
}: MessageView): SummaryTurn {
  if (sender === 'USER') {
    return { role: 'user', text, at: new Date(createdAt), ...(category ? { category } : {}) };
  }
  return {
    role: 'assistant',
    text,
    ...(sender === 'PERSON' ? { isFromStaff: true } : {}),
    sources: sources.map(({ title }) => title),
    ...(guidance ? { action: ACTIONS[guidance.action], urgency: URGENCIES[guidance.urgency] } : {}),
  };
}

const URGENCIES = { NORMAL: 'normal', HIGH: 'high', EMERGENCY: 'emergency' } as const;

const ACTIONS = {
  ANSWER: 'answer',
  ASK_BACK: 'ask_back',
  NO_ANSWER: 'no_answer',
  HAND_OVER: 'hand_over',
  EMERGENCY: 'emergency',
  SMALL_TALK: 'small_talk',
} as const;
