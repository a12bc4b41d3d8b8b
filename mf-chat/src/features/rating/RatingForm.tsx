import { useTranslations } from '@hausgeist/shell-api/slim';
import { Button, TextArea } from '@hausgeist/ui';
import { useState } from 'react';
import { REASONS, type RatingChoice } from './rating-choice';
import styles from './Rating.module.css';

/** Longest comment that the server takes. */
const MOST_COMMENT = 500;

interface RatingFormProps {
  isBusy: boolean;
  onSend: (detail: Pick<RatingChoice, 'reason' | 'comment'>) => void;
  onClose: () => void;
}

/** Asks what is wrong with an answer; both the reason and the words are optional. */
export function RatingForm({ isBusy, onSend, onClose }: RatingFormProps) {
  const t = useTranslations('rating');
  const [reason, setReason] = useState<(typeof REASONS)[number]>();
  const [comment, setComment] = useState('');
  return (
    <form
      className={styles.form}
      aria-live="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ reason: reason ?? null, comment: comment.trim() || null });
      }}
    >
      <fieldset className={styles.reasons}>
        <legend>{t('question')}</legend>
        {REASONS.map((name) => (
          <label key={name} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              value={name}
              checked={reason === name}
              onChange={() => setReason(name)}
            />
            {t(name)}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('comment')}
        value={comment}
        maxLength={MOST_COMMENT}
        rows={2}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" busy={isBusy}>
          {t('send')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}
