import { useApolloClient, useOpenDialog, useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Button, EditIcon } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  DraftOfUseCaseDocument,
  DraftRowFragmentDoc,
  StartDraftDocument,
  type DraftRowFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { UseCaseEditor } from './UseCaseEditor';

/** Opens the editor of a use case that answers now: in the draft that there is, or in one that is begun for it. */
export function EditUseCase({ id }: { id: string }) {
  const t = useTranslations('studio.draft');
  const companyId = useCompanyId();
  const client = useApolloClient();
  const toast = useToast();
  const [editing, setEditing] = useOpenDialog<DraftRowFragment>('edit-use-case');
  const [isBusy, setIsBusy] = useState(false);
  const { run } = useAction(StartDraftDocument, { failed: t('startFailed'), isToasted: true });

  async function find(): Promise<void> {
    const { data } = await client.query({
      query: DraftOfUseCaseDocument,
      variables: { filter: { companyId, useCaseId: id } },
      fetchPolicy: 'no-cache',
    });
    const [found] = data?.entries.edges ?? [];
    if (found) setEditing(readFragment(DraftRowFragmentDoc, found.node));
    else toast(t('notInDraft'), 'danger');
  }

  async function open(): Promise<void> {
    setIsBusy(true);
    // A draft that is there stays as it is.
    if (await run({ input: { companyId } })) {
      await find().catch(() => toast(t('loadFailed'), 'danger'));
    }
    setIsBusy(false);
  }

  return (
    <>
      <Button icon={<EditIcon size={18} />} busy={isBusy} onClick={() => void open()}>
        {t('edit')}
      </Button>
      {editing && <UseCaseEditor useCase={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
