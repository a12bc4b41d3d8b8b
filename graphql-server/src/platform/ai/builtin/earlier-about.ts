import type { ConversationTurn } from '../ai-provider.js';

/** Whether a use case was spoken of before, and what was asked last when the last answer rests on it. */
export function earlierAbout(
  { title }: { title: string },
  history: readonly ConversationTurn[],
): { continues: boolean; before: string } {
  const spoken = history.filter(({ role }) => role === 'assistant');
  const continues = spoken.some(
    ({ sources, choices }) => sources?.includes(title) && !choices?.includes(title),
  );
  const isLast = spoken.at(-1)?.sources?.includes(title) === true;
  const before = isLast ? (history.findLast(({ role }) => role === 'user')?.text ?? '') : '';
  return { continues, before };
}
