import { useTranslations } from '@hausgeist/shell-api/slim';
import { classNames } from '@hausgeist/ui';
import { useState } from 'react';
import type { ChatMessageFragment } from '../../gql/graphql';
import type { Rate, RatingChoice } from './rating-choice';
import { RatingForm } from './RatingForm';
import { Thumb } from './Thumb';
import styles from './Rating.module.css';

interface RatingProps {
  answer: ChatMessageFragment;
  onRate: Rate;
}

type Said = 'thanks' | 'failed';

/**
 * Two thumbs below an answer, and what is wrong with it after the second. Changes here are not news
 * of the conversation: screen readers do not read them out with it.
 */
export function Rating({ answer, onRate }: RatingProps) {
  const t = useTranslations('rating');
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const value = answer.rating?.value;

  async function rate(choice: RatingChoice, isLast: boolean): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    const isKept = await onRate(answer, choice);
    setBusy(false);
    if (isKept) setAsks(choice.value === 'NOT_HELPFUL' && !isLast);
    if (!isKept) setSaid('failed');
    else if (isLast) setSaid('thanks');
  }

  const press = (pressed: NonNullable<RatingChoice['value']>) => {
    const next = value === pressed ? null : pressed;
    void rate({ value: next }, next === 'HELPFUL');
  };

  return (
    <>
      <span role="group" aria-label={t('label')} aria-live="off" className={styles.thumbs}>
        {(['HELPFUL', 'NOT_HELPFUL'] as const).map((thumb) => (
          <button
            key={thumb}
            type="button"
            className={classNames(styles.thumb, value === thumb && styles.pressed)}
            aria-label={t(thumb)}
            aria-pressed={value === thumb}
            title={t(thumb)}
            onClick={() => press(thumb)}
          >
            <Thumb down={thumb === 'NOT_HELPFUL'} filled={value === thumb} />
          </button>
        ))}
      </span>
      {asks && (
        <RatingForm
          isBusy={isBusy}
          onSend={(detail) => void rate({ value: 'NOT_HELPFUL', ...detail }, true)}
          onClose={() => setAsks(false)}
        />
      )}
      <span role="status" className={said ? styles.said : undefined}>
        {said && t(said)}
      </span>
    </>
  );
}
