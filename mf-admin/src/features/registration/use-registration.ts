import { useSession, useTranslations, type RequestFailure } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { useState } from 'react';
import {
  RegisterAdminDocument,
  RegisterInvitedAdminDocument,
  RegisteredFragmentDoc,
} from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import type { RegistrationValues } from './registration-schema';

type Translate = ReturnType<typeof useTranslations<'signIn.register'>>;

function textOf({ code, message, fields }: RequestFailure, t: Translate): string {
  if (fields.length > 0) return fields.map((field) => field.message).join(', ');
  if (code === 'INTERNAL') return t('serverError');
  if (code === 'NETWORK') return t('otherError', { detail: t('network') });
  return message || t('failed');
}

/** Registers an administrator, with the token of an invitation or without. */
export function useRegistration(token: string) {
  const t = useTranslations('signIn.register');
  const session = useSession();
  const open = useAction(RegisterAdminDocument, { failed: t('failed') });
  const invited = useAction(RegisterInvitedAdminDocument, { failed: t('failed') });
  const [done, setDone] = useState<{ message: string; signedIn: boolean } | null>(null);

  async function request(values: RegistrationValues) {
    const input = { ...values, name: values.name.trim(), email: values.email.trim() };
    if (token) {
      return (await invited.run({ input: { ...input, token } }))?.registerInvitedAdmin;
    }
    return (await open.run({ input }))?.registerAdmin;
  }

  async function register(values: RegistrationValues): Promise<void> {
    const answer = await request(values);
    if (!answer) return;
    const { message, token: accessToken, admin } = readFragment(RegisteredFragmentDoc, answer);
    setDone({ message: message || t('success'), signedIn: Boolean(accessToken) });
    if (accessToken) await session.signIn(accessToken, admin ?? {});
  }

  const failure = open.failure ?? invited.failure;
  return {
    register,
    done,
    isBusy: open.isBusy || invited.isBusy,
    error: failure ? textOf(failure, t) : undefined,
  };
}
