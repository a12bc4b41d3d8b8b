import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { LoadState, Parts, useListQuery } from '@hausgeist/staff-kit';
import { ArrowLeftIcon, Button, Card } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  PortalUseCaseDocument,
  UseCaseRowFragmentDoc,
  WordingRowFragmentDoc,
} from '../../gql/graphql';
import { AddWordingForm } from './AddWordingForm';
import styles from './Knowledge.module.css';
import { ProposalReview } from './ProposalReview';
import { WordingList } from './WordingList';

interface UseCaseDetailProps {
  id: string;
  onClose: () => void;
}

/** One use case: what the assistant answers from, and in which words people ask for it. */
export function UseCaseDetail({ id, onClose }: UseCaseDetailProps) {
  const t = useTranslations('knowledge.useCase');
  const mayEdit = usePermission('settings.edit');
  const { data, error, isLoading, reload } = useListQuery(PortalUseCaseDocument, { id });
  const entry = data && readFragment(UseCaseRowFragmentDoc, data.entry);
  const wordings = data?.wordings.map((row) => readFragment(WordingRowFragmentDoc, row));
  const proposals = wordings?.filter(({ state }) => state === 'PROPOSED') ?? [];
  return (
    <Parts>
      <div>
        <Button variant="quiet" icon={<ArrowLeftIcon size={18} />} onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      <LoadState error={error} isLoading={isLoading} failed={t('loadFailed')} onRetry={reload} />
      {entry && (
        <Card title={entry.title}>
          <p className={styles.text}>{data.entry.text}</p>
        </Card>
      )}
      {wordings && (
        <Card title={t('wordings')}>
          <p className={styles.note}>{t('wordingsHint')}</p>
          {mayEdit && <AddWordingForm useCaseId={id} />}
          <WordingList
            wordings={wordings.filter(({ state }) => state === 'ACCEPTED')}
            mayEdit={mayEdit}
          />
          {mayEdit && <ProposalReview proposals={proposals} />}
        </Card>
      )}
    </Parts>
  );
}
