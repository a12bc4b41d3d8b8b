import type { CompanySet, Split } from './sets.js';

/** A part of the work that one process does: what a split asks of one company. */
export interface Task {
  /** Place of the company among the sets. */
  place: number;
  split: Split;
}

const SPLITS: readonly Split[] = ['tune', 'look'];

/** All there is to ask, the longest first, so that no process works alone at the end for long. */
export function tasksOf(sets: readonly CompanySet[]): Task[] {
  const tasks = sets.flatMap((set, place) =>
    SPLITS.map((split) => ({ task: { place, split }, messages: messagesOf(set, split) })),
  );
  return tasks
    .filter(({ messages }) => messages > 0)
    .toSorted((a, b) => b.messages - a.messages)
    .map(({ task }) => task);
}

/** How many messages a split asks of a company. */
function messagesOf(set: CompanySet, split: Split): number {
  const conversations = split === 'look' ? set.conversations.look : [];
  const after = [...set.sentences[split], ...set.everyday[split]].map(
    (one) => one.after.length + 1,
  );
  const about = set.announcements[split].flatMap(({ asked }) =>
    asked.map((one) => one.after.length + 1),
  );
  const turns = [...set.dialogues[split], ...conversations].map((one) => one.turns.length);
  const others = set.questions[split].length + set.messages[split].length;
  return [...after, ...about, ...turns].reduce((sum, messages) => sum + messages, others);
}
