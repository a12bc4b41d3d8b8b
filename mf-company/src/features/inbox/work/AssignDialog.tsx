import { useTranslations } from '@hausgeist/shell-api';
import { Button, CheckIcon, Dialog, SearchField } from '@hausgeist/ui';
import { AbsenceSign, useAbsences } from '../../absences';
import { useEffect, useRef, useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { useViewerId } from '../use-conversations';
import styles from './Dialogs.module.css';
import { useAssign } from './use-assign';
import { useColleagues } from './use-colleagues';

/** From so many colleagues on one looks for them by name. */
const MANY = 8;

interface AssignDialogProps {
  rows: readonly InboxRow[];
  onClose: () => void;
}

/** Asks who is to look after conversations: oneself first, then the colleagues. */
export function AssignDialog({ rows, onClose }: AssignDialogProps) {
  const t = useTranslations('inbox.work');
  const common = useTranslations('common');
  const viewerId = useViewerId();
  const colleagues = useColleagues();
  // Who is away is asked anew where a person is chosen.
  useAbsences(true);
  const { assign, isBusy } = useAssign();
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase();
  const own = colleagues.find(({ id }) => id === viewerId);
  const others = colleagues.filter((colleague) => colleague !== own);
  const found = [...(own ? [own] : []), ...others].filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted),
  );
  const isWith = ({ id }: { id: string }) => rows.every(({ assignee }) => assignee?.id === id);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The first thing to do is to choose, not to close.
    if (colleagues.length > 0) list.current?.querySelector('button')?.focus();
  }, [colleagues.length]);
  async function choose(to: { id: string; name: string } | null): Promise<void> {
    if (await assign(rows, to)) onClose();
  }
  return (
    <Dialog size="small" title={t('assignTitle')} closeLabel={common('close')} onClose={onClose}>
      {colleagues.length > MANY && (
        <SearchField
          label={t('searchColleague')}
          clearLabel={common('clearSearch')}
          value={text}
          onChange={setText}
        />
      )}
      <ul ref={list} className={styles.choices} aria-busy={isBusy}>
        {found.map((colleague) => (
          <li key={colleague.id}>
            <Button
              variant="quiet"
              className={styles.choice}
              aria-pressed={isWith(colleague)}
              onClick={() => void choose(colleague)}
            >
              <span>
                {colleague === own ? t('toMe', own) : colleague.name}
                <AbsenceSign memberId={colleague.id} />
              </span>
              {isWith(colleague) && <CheckIcon size={18} />}
            </Button>
          </li>
        ))}
        {rows.some(({ assignee }) => assignee) && (
          <li>
            <Button variant="quiet" className={styles.choice} onClick={() => void choose(null)}>
              {t('toNobody')}
            </Button>
          </li>
        )}
      </ul>
      {found.length === 0 && <p>{t('noColleague')}</p>}
    </Dialog>
  );
}
