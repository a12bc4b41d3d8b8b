import { useTranslations } from '@hausgeist/shell-api';
import { Fact } from '@hausgeist/staff-kit';
import { usePersonContact } from './use-person-contact';

/** The telephone number of a tenant or owner, to be called; for those who may see it, and where there is one. */
export function PersonPhone({ id }: { id: string }) {
  const t = useTranslations('endUsers.person');
  const { phone, call } = usePersonContact(id);
  if (!phone) return null;
  return (
    <Fact name={t('phone')}>
      <a href={call}>{phone}</a>
    </Fact>
  );
}
