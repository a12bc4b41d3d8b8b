import { useToast, useTranslations } from '@hausgeist/shell-api';
import type { InboxRow } from '../../inbox-live';
import { HandBackConversationDocument, TakeOverConversationDocument } from '../gql/graphql';
import { useWork } from '../work/use-work';

/** Takes a conversation over from the assistant or a colleague, and gives it back. */
export function useHandOver() {
  const t = useTranslations('inbox.reply');
  const toast = useToast();
  const taking = useWork(TakeOverConversationDocument);
  const giving = useWork(HandBackConversationDocument);
  return {
    isBusy: taking.isBusy || giving.isBusy,
    takeOver: async ({ id, revision, handler }: InboxRow): Promise<void> => {
      const fromColleague = handler === 'PERSON';
      // The box for the reply, which appears, says enough.
      await taking.run({ input: { id, revision, fromColleague } });
    },
    /** Whether it was given back. */
    handBack: async ({ id }: InboxRow): Promise<boolean> => {
      if (!(await giving.run({ input: { id } }))) return false;
      toast(t('handedBack'), 'success');
      return true;
    },
  };
}
