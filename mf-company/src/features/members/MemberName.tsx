import { useTranslations } from '@hausgeist/shell-api';
import type { MemberRowFragment } from '../../gql/graphql';
import styles from './MemberName.module.css';

/** A name, marked when it is the viewer's own. */
export function MemberName({ member }: { member: MemberRowFragment }) {
  const t = useTranslations('members');
  return (
    <span>
      <strong className={styles.name}>{member.fullName}</strong>
      {member.isCurrentUser && <span className={styles.you}> {t('you')}</span>}
    </span>
  );
}
