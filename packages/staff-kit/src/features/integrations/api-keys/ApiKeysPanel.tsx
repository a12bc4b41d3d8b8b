import { useTranslations } from '@hausgeist/shell-api';
import { EmptyState, KeyIcon, Toolbar } from '@hausgeist/ui';
import { SearchField, Select, useSearchText } from '@hausgeist/ui';
import { useState } from 'react';
import { AddButton } from '../../../ui/AddButton';
import { readFragment } from '../../../gql/fragment-masking';
import {
  ApiKeyRowFragmentDoc,
  ApiKeysDocument,
  type ApiKeyRowFragment,
} from '../../../gql/graphql';
import type { Owner } from '../owner/owner';
import { oneOf, PAGE_SIZE } from '../../../lists/use-list-state';
import { useAddress } from '../use-address';
import { useListQuery } from '../../../lists/use-list-query';
import { Denied } from '../ui/Denied';
import { ListFrame } from '../../../ui/ListFrame';
import { ListFilters } from '../../../lists/ListFilters';
import { NoMatch } from '../../../ui/NoMatch';
import { Panel } from '../ui/Panel';
import { EditApiKey, RevokeApiKey, RotateApiKey } from './ApiKeyDialogs';
import { ApiKeyTable, type ApiKeyActionKind } from './ApiKeyTable';
import { CreateApiKey } from './CreateApiKey';

const STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

type Open = { kind: 'create' } | { kind: ApiKeyActionKind; apiKey: ApiKeyRowFragment };

function Filters() {
  const t = useTranslations('apiKeys');
  const common = useTranslations('common');
  const { search, status, set } = useAddress();
  const [text, setText] = useSearchText(search, (wanted) => set({ search: wanted }, true));
  return (
    <Toolbar>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={common('clearSearch')}
        value={text}
        onChange={setText}
      />
      <ListFilters values={[status]}>
        <Select
          label={t('statusFilter')}
          value={status}
          options={[
            { value: '', label: t('allStatus') },
            ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onChange={(event) => set({ status: event.target.value })}
        />
      </ListFilters>
    </Toolbar>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('apiKeys.empty');
  const { set } = useAddress();
  if (!isFiltered) {
    return (
      <EmptyState icon={<KeyIcon size={28} />} title={t('title')}>
        {t('text')}
      </EmptyState>
    );
  }
  return <NoMatch title={t('noMatch')} onClear={() => set({ search: '', status: '' })} />;
}

/** The keys with which programs may come. */
export function ApiKeysPanel({ companyId, isPlatform }: Owner) {
  const t = useTranslations('apiKeys');
  const common = useTranslations('common');
  const { search, status, page, offset, setPage } = useAddress();
  const [open, setOpen] = useState<Open>();
  const { data, isDenied, reload, ...list } = useListQuery(ApiKeysDocument, {
    first: PAGE_SIZE,
    offset,
    filter: { companyId, search: search || null, status: oneOf(STATUSES, status) ?? null },
  });
  const isFiltered = search !== '' || status !== '';
  const rows = readFragment(
    ApiKeyRowFragmentDoc,
    data?.apiKeys.edges.map(({ node }) => node),
  );
  const close = () => setOpen(undefined);
  if (isDenied) return <Denied />;
  return (
    <Panel
      intro={isPlatform ? t('introPlatform') : t('intro')}
      action={<AddButton onClick={() => setOpen({ kind: 'create' })}>{t('create')}</AddButton>}
    >
      {(isFiltered || (rows && rows.length > 0)) && <Filters />}
      <ListFrame
        list={{ ...list, reload, page, setPage, total: data?.apiKeys.totalCount }}
        failures={{ failed: t('loadFailed'), offline: common('offline') }}
      >
        <ApiKeyTable
          rows={rows}
          busy={list.isBusy}
          empty={<Nothing isFiltered={isFiltered} />}
          onAction={(kind, apiKey) => setOpen({ kind, apiKey })}
        />
      </ListFrame>
      {open?.kind === 'create' && (
        <CreateApiKey companyId={companyId} onCreated={reload} onClose={close} />
      )}
      {open?.kind === 'edit' && (
        <EditApiKey apiKey={open.apiKey} companyId={companyId} onClose={close} />
      )}
      {open?.kind === 'rotate' && <RotateApiKey apiKey={open.apiKey} onClose={close} />}
      {open?.kind === 'revoke' && <RevokeApiKey apiKey={open.apiKey} onClose={close} />}
    </Panel>
  );
}
