import type { ChatMessageFragment, RateAnswerInput } from '../../gql/graphql';

/** What is wrong with an answer, in the order in which it is asked. */
export const REASONS = ['WRONG', 'OFF_TOPIC', 'INCOMPLETE', 'UNCLEAR'] as const;

/** What a tenant thinks of an answer. */
export type RatingChoice = Pick<RateAnswerInput, 'value' | 'reason' | 'comment'>;

/** Keeps a rating, and tells whether it was kept. */
export type Rate = (answer: ChatMessageFragment, choice: RatingChoice) => Promise<boolean>;

const RATED = new Set(['ANSWER', 'NO_ANSWER']);

/** Whether there is something to rate: not in danger, nor where the assistant asks back, thanks or hands over. */
export const canBeRated = ({ sender, status, isError, guidance }: ChatMessageFragment): boolean =>
  sender === 'BOT' && status === 'COMPLETE' && !isError && RATED.has(guidance?.action ?? '');
