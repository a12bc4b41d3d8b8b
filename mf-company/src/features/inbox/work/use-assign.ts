import { useToast, useTranslations } from '@hausgeist/shell-api';
import type { InboxRow } from '../../inbox-live';
import { AssignConversationDocument } from '../gql/graphql';
import { useWork } from './use-work';

/** Gives a conversation to a colleague, or to none; says whether that was possible. */
export function useAssign() {
  const t = useTranslations('inbox.work');
  const toast = useToast();
  const { run, isBusy } = useWork(AssignConversationDocument);
  async function assign({ id, revision }: InboxRow, to: { id: string; name: string } | null) {
    const done = await run({ input: { id, revision, assigneeId: to?.id ?? null } });
    if (done) toast(to ? t('assigned', to) : t('unassigned'), 'success');
    return done !== undefined;
  }
  return { assign, isBusy };
}
