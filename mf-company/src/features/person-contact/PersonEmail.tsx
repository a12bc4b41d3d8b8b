import { useTranslations } from '@hausgeist/shell-api';
import { Fact } from '@hausgeist/staff-kit';
import { usePersonContact } from './use-person-contact';

/** The e-mail address of a tenant or owner, to be written to; for those who may see it. */
export function PersonEmail({ id }: { id: string }) {
  const t = useTranslations('endUsers.columns');
  const { email } = usePersonContact(id);
  if (!email) return null;
  return (
    <Fact name={t('email')}>
      <a href={`mailto:${email}`}>{email}</a>
    </Fact>
  );
}
