import type { NotificationKind } from '@hausgeist/schema';
import { CHANNELS, type Choice, KIND_RULES } from '../notification-kinds.js';

const ALWAYS: Choice = { console: true, mail: true, push: true };

/** How a person is told of a kind: as they chose, or as it holds by default; urgent ones in every way. */
export function choiceOf(
  choices: Partial<Record<NotificationKind, Choice>> | undefined,
  kind: NotificationKind,
): Choice {
  const { byDefault, isUrgent } = KIND_RULES[kind];
  if (isUrgent) return ALWAYS;
  return { ...byDefault, ...choices?.[kind] };
}

/** Whether a choice leaves a way out that an urgent kind must have. */
export const isIncomplete = (choice: Choice): boolean =>
  CHANNELS.some((channel) => !choice[channel]);
