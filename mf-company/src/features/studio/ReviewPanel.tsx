import { usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  CardShapes,
  LoadState,
  Parts,
  useAction,
  useDayText,
  useListQuery,
} from '@hausgeist/staff-kit';
import { ArrowLeftIcon, Button, Card, Checkbox, InlineError, TextArea } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChangeRowFragmentDoc,
  PortalReviewDocument,
  PublishDraftDocument,
  type PortalReviewQuery,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { ChangeList } from './ChangeList';
import type { PublishedFacts } from './Published';
import styles from './Studio.module.css';
import { TestQuestions } from './try/TestQuestions';
import { withKeys } from './with-keys';

type Review = PortalReviewQuery['knowledgeReview'];

interface ReviewPanelProps {
  onClose: () => void;
  onPublished: (facts: PublishedFacts) => void;
}

/** What publishing the draft would change, and the button that does it. */
export function ReviewPanel({ onClose, onPublished }: ReviewPanelProps) {
  const t = useTranslations('studio.publish');
  const mayEdit = usePermission('settings.edit');
  const { data, error, isLoading, reload } = useListQuery(PortalReviewDocument, {
    companyId: useCompanyId(),
  });
  const review = data?.knowledgeReview;
  return (
    <Parts>
      <div>
        <Button variant="quiet" icon={<ArrowLeftIcon size={18} />} onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      <LoadState
        error={error}
        isLoading={isLoading}
        failed={t('loadFailed')}
        shape={<CardShapes lines={[2, 6]} />}
        onRetry={reload}
      />
      {review && review.warnings.length > 0 && <Warnings warnings={review.warnings} />}
      {review && <TestQuestions isReview />}
      {review && <Changes review={review} />}
      {review && mayEdit && (review.changes.length > 0 || review.isReordered) && (
        <Publish key={review.revision} review={review} onPublished={onPublished} />
      )}
    </Parts>
  );
}

function Warnings({ warnings }: Pick<Review, 'warnings'>) {
  const t = useTranslations('studio.publish');
  const dayText = useDayText();
  return (
    <Card title={t('warnings')}>
      <ul className={styles.warnings}>
        {withKeys(warnings, JSON.stringify).map(([key, { kind, titles, found }]) => (
          <li key={key}>
            {t(`warning.${kind}`, {
              titles: titles.join(' · '),
              found: (kind === 'DATE_PASSED' ? found.map(dayText) : found).join(' / '),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Changes({ review: { changes, unchangedCount, isReordered } }: { review: Review }) {
  const t = useTranslations('studio.publish');
  return (
    <Card title={t('changes')}>
      <p className={styles.note}>
        {changes.length === 0 && !isReordered
          ? t('nothing')
          : t('unchanged', { count: unchangedCount })}
      </p>
      {isReordered && <p className={styles.note}>{t('reordered')}</p>}
      <ChangeList changes={changes.map((change) => readFragment(ChangeRowFragmentDoc, change))} />
    </Card>
  );
}

interface PublishProps extends Pick<ReviewPanelProps, 'onPublished'> {
  review: Review;
}

function Publish({ review, onPublished }: PublishProps) {
  const t = useTranslations('studio.publish');
  const companyId = useCompanyId();
  const [note, setNote] = useState('');
  const [agreed, setAgreed] = useState<Review['consents']>([]);
  const { run, isBusy, error } = useAction(PublishDraftDocument, {
    failed: t('failed'),
  });
  const kinds = review.changes.map((change) => readFragment(ChangeRowFragmentDoc, change).kind);
  const countOf = (wanted: (typeof kinds)[number]) =>
    kinds.filter((kind) => kind === wanted).length;
  const goneCount = countOf('GONE');

  async function publish(): Promise<void> {
    const input = { companyId, revision: review.revision, note: note || null, consents: agreed };
    const done = await run({ input });
    if (!done) return;
    const { isRunning, useCaseCount } = done.publishKnowledge;
    onPublished({
      ...{ newCount: countOf('NEW'), changedCount: countOf('CHANGED'), goneCount },
      ...{ isRunning, useCaseCount },
    });
  }

  return (
    <Card title={t('publish')}>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
      {review.consents.map((consent) => (
        <Checkbox
          key={consent}
          label={t(`consent.${consent}`, { count: goneCount })}
          checked={agreed.includes(consent)}
          onChange={({ target }) =>
            setAgreed(agreed.filter((one) => one !== consent).concat(target.checked ? consent : []))
          }
        />
      ))}
      {error && <InlineError>{error}</InlineError>}
      <div>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={review.consents.some((consent) => !agreed.includes(consent))}
          onClick={() => void publish()}
        >
          {t('publish')}
        </Button>
      </div>
    </Card>
  );
}
