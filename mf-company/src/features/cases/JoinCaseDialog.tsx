import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import { Combobox, type ComboboxOption, useTypedSearch } from '@hausgeist/ui/combobox';
import { useState } from 'react';
import { useCompanyId } from '../company-scope';
import { readFragment } from './gql/fragment-masking';
import { AddCaseConversationDocument, CaseRowFragmentDoc, CasesDocument } from './gql/graphql';

/** Cases that are offered at once. */
const MOST = 20;

interface JoinCaseDialogProps {
  conversationId: string;
  /** Who talks in the conversation. */
  name: string;
  onClose: () => void;
}

/** Adds a conversation to an open case: of the person, of their house, or any that fits what is typed. */
export function JoinCaseDialog({ conversationId, name, onClose }: JoinCaseDialogProps) {
  const t = useTranslations('cases.join');
  const heading = useTranslations('cases.page');
  const companyId = useCompanyId();
  const { search, isBehind, onSearch } = useTypedSearch();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [tellsTenant, setTells] = useState(true);
  const near = search ? { search } : { nearConversationId: conversationId };
  const found = useQuery(
    CasesDocument,
    search === undefined
      ? skipToken
      : {
          variables: {
            ...{ first: MOST, sort: 'ACTIVITY' as const },
            filter: { companyId, isUndone: true, ...near },
          },
        },
  );
  const { run, isBusy, error } = useAction(AddCaseConversationDocument, {
    failed: t('failed'),
    done: t('added'),
    rereads: 'active',
  });
  const rows = (found.data ?? found.previousData)?.cases.edges.map(({ node }) =>
    readFragment(CaseRowFragmentDoc, node),
  );
  async function add(): Promise<void> {
    setMissing(!chosen);
    if (!chosen) return;
    if (await run({ input: { id: chosen.value, conversationId, tellsTenant } })) onClose();
  }
  return (
    <ActionDialog
      title={t('title')}
      confirmLabel={t('add')}
      tone="primary"
      isBusy={isBusy}
      error={error}
      onConfirm={add}
      onClose={onClose}
    >
      <Combobox
        label={t('case')}
        hint={t('caseHint')}
        error={isMissing && !chosen ? t('required') : undefined}
        placeholder={t('search')}
        loadingText={t('loading')}
        emptyText={t('empty')}
        clearLabel={t('clear')}
        loading={found.loading || isBehind}
        options={(rows ?? []).map((row) => ({
          value: row.id,
          label: [heading('heading', { number: row.number, title: row.title }), row.place]
            .filter(Boolean)
            .join(', '),
        }))}
        selected={chosen}
        onSearch={onSearch}
        onSelect={setChosen}
      />
      <Checkbox
        label={t('tell', { name })}
        hint={t('tellHint')}
        checked={tellsTenant}
        onChange={({ target }) => setTells(target.checked)}
      />
    </ActionDialog>
  );
}
