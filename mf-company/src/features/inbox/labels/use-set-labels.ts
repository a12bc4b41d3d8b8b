import type { InboxRow } from '../../inbox-live';
import { SetConversationLabelsDocument } from '../gql/graphql';
import { useWork } from '../work/use-work';

/** Gives a conversation exactly these labels; says whether that was possible. */
export function useSetLabels() {
  const { run, isBusy } = useWork(SetConversationLabelsDocument);
  return {
    isBusy,
    setLabels: async ({ id, revision }: InboxRow, labelIds: string[]): Promise<boolean> =>
      (await run({ input: { id, revision, labelIds } })) !== undefined,
  };
}
