import { useSession, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button } from '@hausgeist/ui';
import { useState } from 'react';
import { useStaffForm } from '../../forms/use-staff-form';
import { useAction } from '../../requests/use-action';
import { FormTextField } from '../../ui/FormFields';
import { Waiting } from '../../ui/Waiting';
import { readFragment } from '../../gql/fragment-masking';
import {
  SignedInFragmentDoc,
  SignInDocument,
  type SignedInFragment,
  type StaffAudience,
} from '../../gql/graphql';
import type { Checks } from './checks';
import { wasGivenUp } from '../passkeys';
import type { Handover } from './handover';
import { OrganisationButton } from './OrganisationButton';
import { PasskeyButton } from './PasskeyButton';
import { SignInCard } from './SignInCard';
import { SignInScreen, type SignInParts, type SignInValues } from './SignInScreen';
import { useFirstScreen } from './use-first-screen';
import { useReturnFromOrganisation } from './use-organisation-sign-in';
import { useAskPasskey } from './use-passkey-sign-in';

/** Who has signed in, as the server answers. */
export type SignedIn = SignedInFragment;

interface SignInProps extends SignInParts {
  /** Whose console it is. */
  audience: StaffAudience;
  /** What is kept of the person, in the way of the console. */
  recordOf: (viewer: SignedIn) => object;
  /** What is checked before the server is asked; it alone says whether a code is needed. */
  checks: (needsCode: boolean) => Checks<SignInValues>;
  handover: Handover;
  /** Whether what the code is for is said above the fields. */
  explainsCode?: boolean;
  /** Where the organisation has let them in, with the page that they wanted before. */
  onSignedIn?: (from?: string) => Promise<void>;
}

/** E-mail address, password, and the code of those who have a second factor. */
export function SignIn(props: SignInProps) {
  const { handover, intro, note, links, inForm, explainsCode = false } = props;
  const t = useTranslations('signIn');
  const { form, needsCode, takesPasskey, submit, takePasskey, isBusy, ...said } = useSignIn(props);
  const returned = useReturnFromOrganisation(props);
  const error = said.error ?? returned.error;
  const onSubmit = form.handleSubmit(submit);
  useFirstScreen(form, () => void onSubmit());
  if (returned.isReturning) {
    return (
      <SignInCard title={t('login.title')}>
        <Waiting label={t('organisation.returning')} />
      </SignInCard>
    );
  }
  return (
    <SignInScreen
      {...{ form, isBusy, error, intro, note, links, inForm }}
      notice={
        <>
          {handover.hasExpired && !needsCode && (
            <Alert tone="info">
              {handover.pausedCompany
                ? t('login.paused', { company: handover.pausedCompany })
                : t('login.expired')}
            </Alert>
          )}
          {handover.message && <Alert tone="success">{handover.message}</Alert>}
        </>
      }
      onSubmit={(event) => void onSubmit(event)}
      secondStep={
        needsCode && (
          <>
            {explainsCode && !error && <Alert tone="info">{t('login.codeNeeded')}</Alert>}
            <FormTextField
              form={form}
              texts="signIn.login"
              name="code"
              hint={t('login.codeHint')}
              // A user who has just pressed "Sign in" should be able to go on typing.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
            {takesPasskey && (
              <Button onClick={() => void takePasskey()}>{t('passkey.asSecondStep')}</Button>
            )}
          </>
        )
      }
      ways={
        <>
          <OrganisationButton
            audience={props.audience}
            from={handover.from}
            isNeeded={said.needsOrganisation}
            readEmail={said.readEmail}
          />
          <PasskeyButton {...props} />
        </>
      }
    />
  );
}

/** The form and the request behind it. */
function useSignIn({ audience, recordOf, checks, handover, onSignedIn }: SignInProps) {
  const t = useTranslations('signIn.login');
  const session = useSession();
  const ask = useAskPasskey();
  const [needsCode, setNeedsCode] = useState(false);
  const [takesPasskey, setTakesPasskey] = useState(false);
  const [needsOrganisation, setNeedsOrganisation] = useState(false);
  const [isTokenMissing, setIsTokenMissing] = useState(false);
  const { run, isBusy, error } = useAction(SignInDocument, {
    failed: t('failed'),
    offline: t('failedRetry'),
    isUncached: true,
    onFailure: ({ code, reason }) => {
      if (reason === 'CODE_OR_PASSKEY_REQUIRED') setTakesPasskey(true);
      setNeedsOrganisation(reason === 'ORGANISATION_REQUIRED');
      const isFirstRequestForCode = code === 'TWO_FACTOR_REQUIRED' && !needsCode;
      if (isFirstRequestForCode) setNeedsCode(true);
      return isFirstRequestForCode;
    },
  });
  const { schema, revalidates } = checks(needsCode);
  const form = useStaffForm(
    schema,
    { email: handover.email ?? '', password: '', code: '' },
    undefined,
    { reValidateMode: revalidates },
  );

  async function submit(
    { email, password, code: typed }: SignInValues,
    passkey?: Awaited<ReturnType<typeof ask>>,
  ): Promise<void> {
    setIsTokenMissing(false);
    const code = typed.replaceAll(/\s/g, '');
    const second = passkey ? { passkey } : code === '' ? {} : { code };
    const input = { audience, email: email.trim(), password, ...second };
    const data = await run({ input }, form);
    if (!data) return;
    const { token, viewer } = data.signIn;
    if (!token) {
      setIsTokenMissing(true);
      return;
    }
    await session.signIn(token, recordOf(readFragment(SignedInFragmentDoc, viewer)));
    await onSignedIn?.();
  }

  /** Takes the second step with a passkey instead of a code. */
  async function takePasskey(): Promise<void> {
    try {
      await submit(form.getValues(), await ask({ afterPassword: true }));
    } catch (failure) {
      if (!wasGivenUp(failure)) form.setError('code', { message: 'passkeyFailed' });
    }
  }

  /** Administrators need no address; others are asked for theirs, as its domain tells the organisation. */
  function readEmail(): string | undefined {
    const email = form.getValues('email').trim();
    if (audience === 'ADMIN' || email !== '') return email;
    form.setError('email', { message: 'organisationNeedsEmail' }, { shouldFocus: true });
    return undefined;
  }

  return {
    form,
    needsOrganisation,
    readEmail,
    needsCode,
    takesPasskey,
    submit: (values: SignInValues) => submit(values),
    takePasskey,
    isBusy: isBusy || form.formState.isSubmitting,
    error: isTokenMissing ? t('noToken') : error,
  };
}
