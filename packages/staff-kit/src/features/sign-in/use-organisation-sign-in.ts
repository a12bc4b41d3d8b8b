import { useNavigate, useSearchParams, useSession, useTranslations } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  BeginOrganisationSignInDocument,
  FinishOrganisationSignInDocument,
  SignedInFragmentDoc,
  type SignedInFragment,
  type StaffAudience,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';

interface OrganisationOptions {
  audience: StaffAudience;
  recordOf: (viewer: SignedInFragment) => object;
  onSignedIn?: ((from?: string) => Promise<void>) | undefined;
}

/** The server sends browsers back to the sign-in page with this. */
const BACK = { name: 'organisation', value: 'back' };

/** Sends the browser to the organisation, which asks who it is. */
export function useBeginAtOrganisation({
  audience,
  from,
}: {
  audience: StaffAudience;
  from?: string | undefined;
}) {
  const t = useTranslations('signIn.organisation');
  const [isLeaving, setIsLeaving] = useState(false);
  const { run, isBusy, error, forget } = useAction(BeginOrganisationSignInDocument, {
    failed: t('failed'),
    isUncached: true,
  });

  async function begin(email: string): Promise<void> {
    const wanted = { ...(email ? { email } : {}), ...(from ? { from } : {}) };
    const data = await run({ input: { audience, ...wanted } });
    if (!data) return;
    setIsLeaving(true);
    window.location.assign(data.beginOrganisationSignIn.url);
  }

  return { begin, forget, isBusy: isBusy || isLeaving, error };
}

/** Signs a person in who has just come back from their organisation, or tells why they are not let in. */
export function useReturnFromOrganisation({ recordOf, onSignedIn }: OrganisationOptions) {
  const t = useTranslations('signIn.organisation');
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isBack = params.get(BACK.name) === BACK.value;
  const hasAsked = useRef(false);
  const { run, error } = useAction(FinishOrganisationSignInDocument, {
    failed: t('failed'),
    isUncached: true,
  });

  const finish = useEffectEvent(async () => {
    const data = await run({});
    const { from, token, viewer } = data?.finishOrganisationSignIn ?? {};
    // Without the note in the address, so that it is not asked again; with the page that was wanted.
    await navigate({ search: '' }, { replace: true, state: from ? { from } : null });
    if (!token || !viewer) return;
    await session.signIn(token, recordOf(readFragment(SignedInFragmentDoc, viewer)));
    await onSignedIn?.(from ?? undefined);
  });
  useEffect(() => {
    if (!isBack || hasAsked.current) return;
    hasAsked.current = true;
    void finish();
  }, [isBack]);

  return { isReturning: isBack, error };
}
