import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  CardShapes,
  ListFrame,
  LoadState,
  MutationDialog,
  PAGE_SIZE,
  Parts,
  SearchBox,
  useAction,
  useMomentText,
} from '@hausgeist/staff-kit';
import { Alert, Button, Checkbox, EditIcon, EmptyState, PlusIcon, Toolbar } from '@hausgeist/ui';
import { useId, useState } from 'react';
import {
  DiscardDraftDocument,
  StartDraftDocument,
  type DraftRowFragment,
  type DraftStateFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { DraftFile } from './DraftFile';
import { DraftTable } from './DraftTable';
import { Published, type PublishedFacts } from './Published';
import styles from './Studio.module.css';
import { UseCaseEditor } from './UseCaseEditor';
import { useDraft, useDraftUseCases } from './use-draft';

interface DraftPanelProps {
  /** What was published from here a moment ago. */
  published: PublishedFacts | undefined;
  onReview: () => void;
  onTry: () => void;
  /** Shows another page of the draft. */
  onPage: (page: number) => void;
}

/** The next version of the knowledge, or how to begin one. */
export function DraftPanel({ published, ...actions }: DraftPanelProps) {
  const t = useTranslations('studio.draft');
  const { draft, error, isLoading, reload } = useDraft();
  return (
    <Parts>
      <LoadState
        error={error}
        isLoading={isLoading}
        failed={t('loadFailed')}
        shape={<CardShapes lines={[3]} />}
        onRetry={reload}
      />
      {published && (draft === null || draft?.isPublishing) && <Published facts={published} />}
      {draft === null && <NoDraft />}
      {draft && <Draft draft={draft} {...actions} />}
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

interface DraftProps extends Omit<DraftPanelProps, 'published'> {
  draft: DraftStateFragment;
}

function Draft({ draft, onReview, onTry, onPage }: DraftProps) {
  const t = useTranslations('studio.draft');
  const mayEdit = usePermission('settings.edit');
  const list = useDraftUseCases();
  const [editing, setEditing] = useOpenDialog<DraftRowFragment | 'new'>('draft-use-case');
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [added, setAdded] = useState<string>();

  /** What is new comes last. */
  function bringIntoSight(id: string): void {
    setAdded(id);
    onPage(Math.ceil((draft.useCaseCount + draft.removedCount + 1) / PAGE_SIZE));
  }

  return (
    <>
      <DraftHead
        draft={draft}
        onReview={onReview}
        onTry={onTry}
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
        <DraftTable
          rows={list.rows}
          busy={list.isBusy}
          isFiltered={list.isFiltered}
          onClearFilters={list.clearFilters}
          added={added}
          onEdit={setEditing}
        />
      </ListFrame>
      {editing && mayEdit && (
        <UseCaseEditor
          useCase={editing === 'new' ? undefined : editing}
          onSaved={(id) => id && bringIntoSight(id)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isDiscarding && <Discard draft={draft} onClose={() => setIsDiscarding(false)} />}
    </>
  );
}

function Discard({ draft, onClose }: { draft: DraftStateFragment; onClose: () => void }) {
  const t = useTranslations('studio.draft');
  const companyId = useCompanyId();
  return (
    <MutationDialog
      mutation={DiscardDraftDocument}
      variables={{ input: { companyId, revision: draft.revision } }}
      rereads="active"
      title={t('discardTitle')}
      text={t('discardText')}
      confirm={t('discard')}
      done={t('discarded')}
      failures={{ failed: t('discardFailed') }}
      onClose={onClose}
    />
  );
}

interface DraftHeadProps {
  draft: DraftStateFragment;
  onReview: () => void;
  onTry: () => void;
  onAdd: () => void;
  onDiscard: () => void;
}

function DraftHead({ draft, onReview, onTry, onAdd, onDiscard }: DraftHeadProps) {
  const t = useTranslations('studio.draft');
  const momentText = useMomentText();
  const mayEdit = usePermission('settings.edit');
  const factsId = useId();
  const { newCount, changedCount, removedCount, isReordered, startedBy, startedAt } = draft;
  const isSame = newCount + changedCount + removedCount === 0 && !isReordered;
  return (
    <>
      {draft.isPublishing && <Alert>{t('publishing')}</Alert>}
      {draft.isOutdated && <Alert tone="warning">{t('outdated')}</Alert>}
      <div className={styles.head}>
        <div>
          <p id={factsId} className={styles.title}>
            {isSame ? t('same') : t('counts', { newCount, changedCount, removedCount })}
            {isReordered && ` · ${t('reordered')}`}
          </p>
          <p className={styles.note}>
            {t('begun', { name: startedBy, at: momentText(startedAt) })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            variant="primary"
            aria-disabled={isSame}
            aria-describedby={isSame ? factsId : undefined}
            onClick={onReview}
          >
            {t('review')}
          </Button>
          {mayEdit && <Button onClick={onTry}>{t('try')}</Button>}
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
