import { useOpenDialog, useSession, useTranslations } from '@hausgeist/shell-api';
import { Button, Card } from '@hausgeist/ui';
import styles from './Absences.module.css';
import { AbsenceDialog } from './AbsenceDialog';
import { useAbsences, useAbsenceText } from './use-absences';
import { useEndAbsence } from './use-end-absence';

/** The viewer's own absence, which they note and end themselves. */
export function AbsenceCard() {
  const t = useTranslations('absences');
  const text = useAbsenceText();
  const member = useSession().viewer?.companyUser;
  const own = useAbsences(true).find((one) => one.member.id === member?.id);
  const [isOpen, setOpen] = useOpenDialog<boolean>('own absence');
  const { run, isBusy } = useEndAbsence();
  if (!member) return null;
  const { id, firstName, lastName } = member;
  return (
    <Card title={t('title')}>
      <p>{own ? text(own) : t('none')}</p>
      {own?.note && <p>{own.note}</p>}
      <div className={styles.actions}>
        <Button onClick={() => setOpen(true)}>{t(own ? 'change' : 'note')}</Button>
        {own && (
          <Button busy={isBusy} onClick={() => void run({ input: { memberId: id } })}>
            {t(own.isNow ? 'end' : 'takeBack')}
          </Button>
        )}
      </div>
      {isOpen && (
        <AbsenceDialog
          member={{ id, name: `${firstName} ${lastName}` }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
