import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useMomentText } from '@hausgeist/staff-kit';
import { Button, ShortText } from '@hausgeist/ui';
import { useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { isToday } from '../days';
import styles from './Composer.module.css';
import { useHandOver } from './use-hand-over';

/** Who waits since when, and who answers. */
function useStateText({ endUser, handledBy, waitingSince }: InboxRow, isMine: boolean): string {
  const t = useTranslations('inbox.reply');
  const format = useFormatter();
  const momentText = useMomentText();
  const answers = handledBy && (isMine ? t('byMe') : t('byColleague', handledBy));
  if (!waitingSince) return answers ?? t('byAssistant');
  const date = new Date(waitingSince);
  const since = isToday(date)
    ? format.dateTime(date, { timeStyle: 'short' })
    : momentText(waitingSince);
  const name = `${endUser.firstName} ${endUser.lastName}`;
  return [t('waiting', { name, since }), answers].filter(Boolean).join(' ');
}

interface HandOverBarProps {
  row: InboxRow;
  isMine: boolean;
  /** Called when the viewer has handed back to the assistant. */
  onHandedBack: () => void;
}

/** Who answers the tenant, with what the viewer can do about it. */
export function HandOverBar({ row, isMine, onHandedBack }: HandOverBarProps) {
  const t = useTranslations('inbox.reply');
  const { takeOver, handBack, isBusy } = useHandOver();
  const [asks, setAsks] = useState(false);
  const name = row.handledBy?.name;
  const state = useStateText(row, isMine);
  const isAwaited = row.waitingSince !== null && !name;
  const giveBack = async () => {
    if (await handBack(row)) onHandedBack();
  };
  const press = () => {
    if (isMine) void giveBack();
    else if (name) setAsks(true);
    else void takeOver(row);
  };
  return (
    <div className={styles.bar}>
      <span className={styles.state}>{state}</span>
      <Button
        // Another button: what takes over must not hand back where the keyboard is still on it.
        key={isMine ? 'back' : 'take'}
        size="small"
        variant={isMine ? 'quiet' : isAwaited ? 'primary' : 'secondary'}
        busy={isBusy}
        onClick={press}
      >
        {isMine ? <ShortText full={t('handBack')} short={t('handBackShort')} /> : t('takeOver')}
      </Button>
      {asks && name && (
        <ActionDialog
          title={t('takeFrom', { name })}
          confirmLabel={t('takeOver')}
          tone="primary"
          isBusy={false}
          error={undefined}
          onConfirm={async () => {
            // It closes first: the field for the reply, which appears, takes the keyboard.
            setAsks(false);
            await takeOver(row);
          }}
          onClose={() => setAsks(false)}
        >
          {t('takeFromText', { name })}
        </ActionDialog>
      )}
    </div>
  );
}
