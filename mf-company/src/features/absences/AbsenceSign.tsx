import { classNames } from '@hausgeist/ui';
import styles from './Absences.module.css';
import { useAbsences, useAbsenceText } from './use-absences';

interface AbsenceSignProps {
  memberId: string | undefined;
  /** Also says what is to come. */
  withComing?: boolean;
  /** Where the name does not stand beside it. */
  isNamed?: boolean;
}

/** Says of a person who is away until when, and who stands in; nothing of others. */
export function AbsenceSign({ memberId, withComing = false, isNamed = false }: AbsenceSignProps) {
  const text = useAbsenceText();
  const absence = useAbsences().find(({ member }) => member.id === memberId);
  if (!absence || !(absence.isNow || withComing)) return null;
  return (
    <span
      className={classNames(styles.sign, absence.isNow && styles.now)}
      title={absence.note || undefined}
    >
      {isNamed && `${absence.member.name}: `}
      {text(absence)}
    </span>
  );
}
