import { useApolloClient, useToast, useTranslations } from '@hausgeist/shell-api';
import { late } from '@hausgeist/staff-kit';
import { Suspense, useState } from 'react';
import type { CaseRow } from '../case-lists';
import { CaseTenantNoticeDocument } from '../gql/graphql';
import { useServiceCaseChange } from '../use-service-case-change';
import type { StateChange } from './StateDialog';

const StateDialog = late(async () => (await import('./StateDialog')).StateDialog);

/**
 * Gives cases another state: at once where it is told to no one, else by a dialog. `onEnd` is called when it is done,
 * refused or taken back.
 */
export function useStateChange(onEnd?: () => void) {
  const t = useTranslations('cases.form');
  const toast = useToast();
  const client = useApolloClient();
  const { change, isBusy } = useServiceCaseChange();
  const [isLooking, setLooking] = useState(false);
  const [asked, setAsked] = useState<{ row: CaseRow; changes: StateChange }>();
  async function changeAtOnce(row: CaseRow, changes: StateChange): Promise<void> {
    if (await change(row, changes)) toast(t('saved', { number: row.number }), 'success');
    onEnd?.();
  }
  /** A case without a tenant may have people all the same: those of conversations that were added. */
  async function changeUnlessShared(row: CaseRow, changes: StateChange): Promise<void> {
    setLooking(true);
    const query = CaseTenantNoticeDocument;
    const shared = await client
      .query({ query, variables: { id: row.id }, fetchPolicy: 'no-cache' })
      .then(({ data }) => data?.case.conversations.length !== 0)
      // The dialog looks once more.
      .catch(() => true);
    setLooking(false);
    if (shared) setAsked({ row, changes });
    else await changeAtOnce(row, changes);
  }
  function close(): void {
    setAsked(undefined);
    onEnd?.();
  }
  return {
    isBusy: isBusy || isLooking,
    setState: (row: CaseRow, changes: StateChange) => {
      if (changes.state === row.state) return;
      if (row.endUser) setAsked({ row, changes });
      else void changeUnlessShared(row, changes);
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <StateDialog {...asked} onClose={close} />
      </Suspense>
    ),
  };
}
