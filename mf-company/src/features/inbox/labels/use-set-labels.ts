import type { InboxRow } from '../../inbox-live';
import { SetConversationLabelsDocument } from '../gql/graphql';
import { useWork } from '../work/use-work';

const idsOf = ({ labels }: InboxRow) => labels.map(({ id }) => id);

/** Whether a conversation has exactly these labels. */
const has = (row: InboxRow, wanted: readonly string[]): boolean =>
  wanted.length === row.labels.length && idsOf(row).every((id) => wanted.includes(id));

/** Gives conversations the labels that are wanted for each; says whether that was possible for all. */
export function useSetLabels() {
  const { run, isBusy } = useWork(SetConversationLabelsDocument);
  async function setLabels(
    rows: readonly InboxRow[],
    wantedOf: (before: readonly string[]) => string[],
  ): Promise<boolean> {
    let isDone = true;
    // One after the other: an action runs once at a time.
    for (const row of rows) {
      const labelIds = wantedOf(idsOf(row));
      if (has(row, labelIds)) continue;
      const { id, revision } = row;
      const done = await run({ input: { id, revision, labelIds } });
      isDone &&= done !== undefined;
    }
    return isDone;
  }
  return { setLabels, isBusy };
}
