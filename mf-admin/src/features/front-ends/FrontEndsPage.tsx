import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { ListFrame, Page, useListQuery } from '@hausgeist/staff-kit';
import { Button, EmptyState, PlusIcon, Skeleton, SummaryIcon } from '@hausgeist/ui';
import { FrontEndCardFragmentDoc, FrontEndsDocument } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { ErrorsDialog } from './ErrorsDialog';
import { ActivateDialog, RetireDialog, RollBackDialog } from './FrontEndDialogs';
import type { FrontEndAction } from './front-end-action';
import { FrontEndCard } from './FrontEndCard';
import styles from './FrontEnds.module.css';
import { LocalDialog } from './LocalDialog';
import { RegisterDialog } from './RegisterDialog';
import { EndTrialDialog, TryDialog } from './TrialDialogs';

/** How often the page looks whether a team has released. */
const pollEvery = () => 10_000;

type OpenDialog = FrontEndAction | { kind: 'register' };

/** What is released of the interface, by which team, and what visitors get of it. */
export function FrontEndsPage() {
  const t = useTranslations('frontEnds');
  const [dialog, setDialog] = useOpenDialog<OpenDialog>('console front ends');
  const { data, ...list } = useListQuery(FrontEndsDocument, {}, { pollEvery });
  const frontEnds = readFragment(FrontEndCardFragmentDoc, data?.frontEnds);
  const close = () => setDialog(undefined);
  const registerButton = (
    <Button icon={<PlusIcon size={18} />} onClick={() => setDialog({ kind: 'register' })}>
      {t('register.open')}
    </Button>
  );
  return (
    <Page title={t('title')} description={t('description')} actions={registerButton}>
      <ListFrame list={list} failures={{ failed: t('loadFailed'), offline: t('loadOffline') }}>
        {list.isLoading && <Skeleton className={styles.cardShape} />}
        {frontEnds?.length === 0 && (
          <EmptyState icon={<SummaryIcon size={28} />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        )}
        {frontEnds?.map((frontEnd) => (
          <FrontEndCard key={frontEnd.name} frontEnd={frontEnd} onAction={setDialog} />
        ))}
      </ListFrame>
      {dialog?.kind === 'register' && <RegisterDialog onClose={close} />}
      {dialog?.kind === 'activate' && <ActivateDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'errors' && <ErrorsDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'try' && <TryDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'endTrial' && <EndTrialDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'openLocal' && <LocalDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'rollBack' && <RollBackDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'retire' && <RetireDialog {...dialog} onClose={close} />}
    </Page>
  );
}
