import { usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  DetailState,
  ListFrame,
  MutationDialog,
  Parts,
  RowOpener,
  saveAnswer,
  useListQuery,
  useMomentText,
} from '@hausgeist/staff-kit';
import {
  ArrowLeftIcon,
  Badge,
  Button,
  Card,
  DataTable,
  type DataColumn,
  DocumentIcon,
  DownloadIcon,
  EmptyState,
} from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChangeRowFragmentDoc,
  PortalVersionDocument,
  PortalVersionsDocument,
  RestoreVersionDocument,
  VersionRowFragmentDoc,
  type VersionRowFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { ChangeList } from './ChangeList';
import styles from './Studio.module.css';

interface VersionsPanelProps {
  /** The version that is looked at; the list if missing. */
  open: string | null;
  onOpen: (id: string | undefined) => void;
}

/** What the assistant answered from so far. */
export function VersionsPanel({ open, onOpen }: VersionsPanelProps) {
  return open ? (
    <VersionDetail key={open} id={open} onClose={() => onOpen(undefined)} />
  ) : (
    <VersionList onOpen={onOpen} />
  );
}

function VersionList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useTranslations('studio.versions');
  const companyId = useCompanyId();
  const list = useListQuery(PortalVersionsDocument, { companyId });
  const rows = list.data?.knowledgeVersions.map((row) => readFragment(VersionRowFragmentDoc, row));
  const columns: DataColumn<VersionRowFragment>[] = [
    {
      key: 'version',
      header: t('columns.version'),
      cell: (row) => <Facts version={row} onOpen={() => onOpen(row.id)} />,
    },
    { key: 'useCases', header: t('columns.useCases'), cell: ({ useCaseCount }) => useCaseCount },
    { key: 'note', header: t('columns.note'), cell: ({ note }) => note },
  ];
  return (
    <Parts>
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          busy={list.isBusy}
          empty={
            <EmptyState icon={<DocumentIcon size={28} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
        />
      </ListFrame>
    </Parts>
  );
}

interface FactsProps {
  version: VersionRowFragment;
  /** In a list: shows all about it. */
  onOpen?: () => void;
}

function Facts({ version: { version, origin, isRunning, ...row }, onOpen }: FactsProps) {
  const t = useTranslations('studio.versions');
  const momentText = useMomentText();
  const at = momentText(row.publishedAt);
  const name = `${version} · ${t(`origin.${origin}`)}`;
  return (
    <>
      <span className={styles.changeTitle}>
        {onOpen ? <RowOpener onClick={onOpen}>{name}</RowOpener> : name}{' '}
        {isRunning && <Badge tone="success">{t('running')}</Badge>}
      </span>
      <span className={styles.note}>
        {row.publishedBy ? t('by', { name: row.publishedBy, at }) : at}
      </span>
    </>
  );
}

function VersionDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('studio.versions');
  const mayEdit = usePermission('settings.edit');
  const [isRestoring, setIsRestoring] = useState(false);
  const { data, error, isLoading, reload } = useListQuery(PortalVersionDocument, { id });
  const version = data && readFragment(VersionRowFragmentDoc, data.knowledgeVersion.version);
  const changes = data?.knowledgeVersion.changes ?? [];
  return (
    <Parts>
      <div>
        <Button variant="quiet" icon={<ArrowLeftIcon size={18} />} onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      {(error ?? isLoading) && (
        <DetailState
          error={error}
          gone={t('notFound')}
          failed={t('loadFailed')}
          list={{ to: '?tab=versions', label: t('title') }}
          onRetry={reload}
        />
      )}
      {version && (
        <Card
          title={t('heading', { version: version.version })}
          actions={
            <div className={styles.actions}>
              <Button
                icon={<DownloadIcon size={18} />}
                onClick={() =>
                  void saveAnswer(new Response(data.knowledgeVersion.content), version.fileName)
                }
              >
                {t('download')}
              </Button>
              {mayEdit && !version.isRunning && (
                <Button variant="primary" onClick={() => setIsRestoring(true)}>
                  {t('restore')}
                </Button>
              )}
            </div>
          }
        >
          <Facts version={version} />
          {version.note && <p>{version.note}</p>}
        </Card>
      )}
      {version && (
        <Card title={t('differences')}>
          {changes.length === 0 && <p className={styles.note}>{t('same')}</p>}
          <ChangeList changes={changes.map((row) => readFragment(ChangeRowFragmentDoc, row))} />
        </Card>
      )}
      {version && isRestoring && (
        <RestoreDialog version={version} onClose={() => setIsRestoring(false)} onDone={onClose} />
      )}
    </Parts>
  );
}

interface RestoreDialogProps {
  version: VersionRowFragment;
  onClose: () => void;
  onDone: () => void;
}

function RestoreDialog({ version: { id, version }, onClose, onDone }: RestoreDialogProps) {
  const t = useTranslations('studio.versions');
  return (
    <MutationDialog
      mutation={RestoreVersionDocument}
      variables={{ input: { id } }}
      rereads="active"
      title={t('restoreTitle', { version })}
      text={t('restoreText')}
      tone="primary"
      confirm={t('restore')}
      done={t('restored', { version })}
      failures={{ failed: t('restoreFailed') }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
