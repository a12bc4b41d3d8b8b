import { skipToken, usePermission, useQuery } from '@hausgeist/shell-api';
import { PersonContactDocument } from '../../gql/graphql';

/** How a tenant or owner is reached; nothing for those who may not see it, and until it is known. */
export function usePersonContact(id: string) {
  const isSeen = usePermission('users.view');
  const { data } = useQuery(PersonContactDocument, isSeen ? { variables: { id } } : skipToken);
  const { phone, email } = data?.endUser ?? {};
  return {
    phone: phone || undefined,
    call: phone && `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
    email,
  };
}
