import { useTranslations } from '@hausgeist/shell-api';
import { Button, Dialog, TextField } from '@hausgeist/ui';
import { useEffect, useRef, useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import styles from './Dialogs.module.css';
import { fromOffice, snoozeTimes, toOffice } from './snooze-times';
import { useSnoozeText } from './use-snooze-text';
import type { WorkActions } from './use-work-actions';

interface SnoozeDialogProps {
  rows: readonly InboxRow[];
  work: WorkActions;
  onClose: () => void;
}

/** Asks when conversations are to come back. */
export function SnoozeDialog({ rows, work, onClose }: SnoozeDialogProps) {
  const t = useTranslations('inbox.snooze');
  const common = useTranslations('common');
  const timeText = useSnoozeText();
  const [now] = useState(() => new Date());
  const [own, setOwn] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The first thing to do is to choose, not to close.
    list.current?.querySelector('button')?.focus();
  }, []);
  const isSnoozed = rows.every(({ snoozedUntil }) => snoozedUntil !== null);
  async function choose(until: Date | null): Promise<void> {
    await work.snooze(rows, until);
    onClose();
  }
  return (
    <Dialog
      size="small"
      title={t('title', { count: rows.length })}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <p>{t('hint', { count: rows.length })}</p>
      <ul ref={list} className={styles.choices} aria-busy={work.isArchiving}>
        {snoozeTimes(now).map(({ name, at }) => (
          <li key={name}>
            <Button variant="quiet" className={styles.choice} onClick={() => void choose(at)}>
              {t(name)}
              <span className={styles.time}>{timeText(at)}</span>
            </Button>
          </li>
        ))}
        {isSnoozed && (
          <li>
            <Button variant="quiet" className={styles.choice} onClick={() => void choose(null)}>
              {t('end')}
            </Button>
          </li>
        )}
      </ul>
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault();
          if (own) void choose(fromOffice(own));
        }}
      >
        <TextField
          label={t('own')}
          type="datetime-local"
          required
          min={toOffice(now)}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button type="submit" busy={work.isArchiving}>
          {t('confirm')}
        </Button>
      </form>
    </Dialog>
  );
}
