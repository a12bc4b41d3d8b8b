import { skipToken, toRequestFailure, useQuery, useTranslations } from '@hausgeist/shell-api';
import { AdminInvitationDocument } from '../../gql/graphql';
import { useRefusalText } from '@hausgeist/staff-kit';

/** What is known about an invitation. */
export type InvitationCheck =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'valid'; email: string }
  | { state: 'invalid'; error: string };

/** Asks the server for the person that an invitation is for. */
export function useInvitation(token: string): InvitationCheck {
  const t = useTranslations('signIn.register');
  const textOf = useRefusalText();
  const { data, error, loading } = useQuery(
    AdminInvitationDocument,
    token ? { variables: { token }, fetchPolicy: 'network-only' } : skipToken,
  );
  if (!token) return { state: 'none' };
  if (data) {
    const { email } = data.adminInvitation;
    return email ? { state: 'valid', email } : { state: 'invalid', error: t('invalidToken') };
  }
  if (loading || !error) return { state: 'checking' };
  const failure = toRequestFailure(error);
  switch (failure.code) {
    case 'NOT_FOUND':
      return { state: 'invalid', error: t('notFound') };
    case 'INTERNAL':
      return { state: 'invalid', error: t('serverErrorOnLookup') };
    case 'NETWORK':
      return { state: 'invalid', error: t('lookupFailed', { detail: t('network') }) };
    default:
      return { state: 'invalid', error: textOf(failure) || t('invalidToken') };
  }
}
