import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useMomentText } from '@hausgeist/staff-kit';
import { Button, ShortText } from '@hausgeist/ui';
import { useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { isToday } from '../days';
import styles from './Composer.module.css';
import { useHandOver } from './use-hand-over';

/** Who waits since when, and who answers. */
function useStateText(row: InboxRow, isMine: boolean): string {
  const { endUser, handledBy, waitingSince, status } = row;
  const t = useTranslations('inbox.reply');
  const format = useFormatter();
  const momentText = useMomentText();
  const isOver = status !== 'OPEN';
  const answers = !isOver && handledBy && !isMine && t('byColleague', handledBy);
  if (!waitingSince) {
    if (isMine) return '';
    return isOver ? t('over') : answers || t('byAssistant');
  }
  const date = new Date(waitingSince);
  const since = isToday(date)
    ? format.dateTime(date, { timeStyle: 'short' })
    : momentText(waitingSince);
  const name = `${endUser.firstName} ${endUser.lastName}`;
  return [t(isOver ? 'waitingOver' : 'waiting', { name, since }), answers]
    .filter(Boolean)
    .join(' ');
}

interface HandOverBarProps {
  row: InboxRow;
  isMine: boolean;
  onTakeOver: () => void;
}

/** Who answers the tenant, with what the viewer can do about it. */
export function HandOverBar({ row, isMine, onTakeOver }: HandOverBarProps) {
  const t = useTranslations('inbox.reply');
  const { takeOver, handBack, isBusy } = useHandOver();
  const [asks, setAsks] = useState(false);
  const name = row.handledBy?.name;
  const state = useStateText(row, isMine);
  const take = () => {
    onTakeOver();
    return takeOver(row);
  };
  const press = () => {
    if (isMine) void handBack(row);
    else if (name) setAsks(true);
    else void take();
  };
  return (
    <>
      <span className={styles.state}>{state}</span>
      {row.status === 'OPEN' && (
        <Button
          // Another button: what takes over must not hand back where the keyboard is still on it.
          key={isMine ? 'back' : 'take'}
          className={styles.take}
          size="small"
          variant="quiet"
          busy={isBusy}
          onClick={press}
        >
          {isMine ? <ShortText full={t('handBack')} short={t('handBackShort')} /> : t('takeOver')}
        </Button>
      )}
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
            await take();
          }}
          onClose={() => setAsks(false)}
        >
          {t('takeFromText', { name })}
        </ActionDialog>
      )}
    </>
  );
}
