import { usePermission, useQuery, useTranslations } from '@hausgeist/shell-api';
import { ArrowLeftIcon, Button, Card } from '@hausgeist/ui';
import { useFailureText } from '../../forms/use-failure-text';
import { readFragment } from '../../gql/fragment-masking';
import {
  PortalUseCaseDocument,
  UseCaseRowFragmentDoc,
  WordingRowFragmentDoc,
} from '../../gql/graphql';
import { LoadFailure } from '../../list-state/LoadFailure';
import { readAgain } from '../../list-state/read-again';
import { Page } from '../../ui/Page';
import { PageSpinner } from '../../ui/PageSpinner';
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
  const common = useTranslations('common');
  const textOf = useFailureText();
  const mayEdit = usePermission('settings.edit');
  const { data, loading, error, refetch } = useQuery(PortalUseCaseDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const entry = data && readFragment(UseCaseRowFragmentDoc, data.entry);
  const wordings = data?.wordings.map((row) => readFragment(WordingRowFragmentDoc, row));
  const proposals = wordings?.filter(({ state }) => state === 'PROPOSED') ?? [];
  return (
    <Page>
      <div>
        <Button variant="quiet" icon={<ArrowLeftIcon size={18} />} onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      {error && (
        <LoadFailure
          text={textOf(error, { failed: t('loadFailed') })}
          onRetry={readAgain(refetch)}
        />
      )}
      {loading && !data && <PageSpinner label={common('loading')} />}
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
    </Page>
  );
}
