import { skipToken, usePermission, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Fact } from '@hausgeist/staff-kit';
import { PersonPhoneDocument } from '../../gql/graphql';

/** The telephone number of a tenant or owner, to be called; for those who may see it, and where there is one. */
export function PersonPhone({ id }: { id: string }) {
  const t = useTranslations('endUsers.person');
  const isSeen = usePermission('users.view');
  const { data } = useQuery(PersonPhoneDocument, isSeen ? { variables: { id } } : skipToken);
  const phone = data?.endUser.phone;
  if (!phone) return null;
  return (
    <Fact name={t('phone')}>
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
    </Fact>
  );
}
