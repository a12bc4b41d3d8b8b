import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  ListFrame,
  LoadState,
  Parts,
  RemoveDialog,
  SearchBox,
  useAction,
  useMomentText,
} from '@hausgeist/staff-kit';
import { Alert, Button, Checkbox, EditIcon, EmptyState, PlusIcon, Toolbar } from '@hausgeist/ui';
import { useState } from 'react';
import {
  DiscardDraftDocument,
  StartDraftDocument,
  type DraftRowFragment,
  type DraftStateFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { DraftFile } from './DraftFile';
import { DraftTable } from './DraftTable';
import styles from './Studio.module.css';
import { UseCaseEditor } from './UseCaseEditor';
import { useDraft, useDraftUseCases } from './use-draft';

/** The next version of the knowledge, or how to begin one. */
export function DraftPanel({ onReview }: { onReview: () => void }) {
  const t = useTranslations('studio.draft');
  const { draft, error, isLoading, reload } = useDraft();
  return (
    <Parts>
      <LoadState error={error} isLoading={isLoading} failed={t('loadFailed')} onRetry={reload} />
      {draft === null && <NoDraft />}
      {draft && <Draft draft={draft} onReview={onReview} />}
    </Parts>
  );
}

function NoDraft() {
  const t = useTranslations('studio.draft');
  const companyId = useCompanyId();
  const mayEdit = usePermission('settings.edit');
  const { run, isBusy } = useAction(StartDraftDocument, {
    failed: t('startFailed'),
    rereads: 'active',
    isToasted: true,
  });
  return (
    <EmptyState
      icon={<EditIcon size={28} />}
      title={t('none')}
      action={
        mayEdit && (
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={isBusy}
              onClick={() => void run({ input: { companyId } })}
            >
              {t('start')}
            </Button>
            <DraftFile />
          </div>
        )
      }
    >
      {t('noneHint')}
    </EmptyState>
  );
}

function Draft({ draft, onReview }: { draft: DraftStateFragment; onReview: () => void }) {
  const t = useTranslations('studio.draft');
  const companyId = useCompanyId();
  const mayEdit = usePermission('settings.edit');
  const list = useDraftUseCases();
  const [editing, setEditing] = useOpenDialog<DraftRowFragment | 'new'>('draft-use-case');
  const [isDiscarding, setIsDiscarding] = useState(false);
  return (
    <>
      <DraftHead
        draft={draft}
        onReview={onReview}
        onAdd={() => setEditing('new')}
        onDiscard={() => setIsDiscarding(true)}
      />
      <Toolbar>
        <SearchBox
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          searched={list.filters.search}
          onSearch={(search) => list.setFilters({ search }, true)}
        />
        <Checkbox
          label={t('onlyChanged')}
          checked={list.filters.changed === '1'}
          onChange={({ target }) => list.setFilters({ changed: target.checked ? '1' : '' })}
        />
      </Toolbar>
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        {list.rows && (
          <DraftTable
            rows={list.rows}
            busy={list.isBusy}
            isFiltered={list.isFiltered}
            onEdit={setEditing}
          />
        )}
      </ListFrame>
      {editing && mayEdit && (
        <UseCaseEditor
          useCase={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isDiscarding && (
        <RemoveDialog
          mutation={DiscardDraftDocument}
          variables={{ input: { companyId, revision: draft.revision } }}
          rereads="active"
          title={t('discardTitle')}
          text={t('discardText')}
          confirm={t('discard')}
          done={t('discarded')}
          failures={{ failed: t('discardFailed') }}
          onClose={() => setIsDiscarding(false)}
        />
      )}
    </>
  );
}

interface DraftHeadProps {
  draft: DraftStateFragment;
  onReview: () => void;
  onAdd: () => void;
  onDiscard: () => void;
}

function DraftHead({ draft, onReview, onAdd, onDiscard }: DraftHeadProps) {
  const t = useTranslations('studio.draft');
  const momentText = useMomentText();
  const mayEdit = usePermission('settings.edit');
  const { newCount, changedCount, removedCount, startedBy, startedAt } = draft;
  return (
    <>
      {draft.isPublishing && <Alert>{t('publishing')}</Alert>}
      {draft.isOutdated && <Alert tone="warning">{t('outdated')}</Alert>}
      <div className={styles.head}>
        <div>
          <p className={styles.title}>{t('counts', { newCount, changedCount, removedCount })}</p>
          <p className={styles.note}>
            {t('begun', { name: startedBy, at: momentText(startedAt) })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="primary" onClick={onReview}>
            {t('review')}
          </Button>
          {mayEdit && (
            <Button icon={<PlusIcon size={18} />} onClick={onAdd}>
              {t('add')}
            </Button>
          )}
          {mayEdit && <DraftFile />}
          {mayEdit && (
            <Button variant="quiet" onClick={onDiscard}>
              {t('discard')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
