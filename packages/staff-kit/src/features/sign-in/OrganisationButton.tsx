import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button } from '@hausgeist/ui';
import { useDeferredValue } from 'react';
import { AdminOrganisationSignInIsOfferedDocument, type StaffAudience } from '../../gql/graphql';
import { useBeginAtOrganisation } from './use-organisation-sign-in';
import styles from './OtherWays.module.css';

interface OrganisationButtonProps {
  audience: StaffAudience;
  /** The page that is wanted. */
  from: string | undefined;
  /** Whether it is the only way in for this person. */
  isNeeded: boolean;
  /** Reads the address, whose domain tells the organisation; undefined where there is none yet. */
  readEmail: () => string | undefined;
}

/** Leads to the sign-in of the organisation. */
export function OrganisationButton(props: OrganisationButtonProps) {
  return props.audience === 'ADMIN' ? <IfOffered {...props} /> : <Way {...props} />;
}

/** Administrators of the platform have one organisation, or none. */
function IfOffered(props: OrganisationButtonProps) {
  // Asked once the page is drawn, in a task of its own: a visit's first query takes as long as the page.
  const isDrawn = useDeferredValue(true, false);
  const { data } = useQuery(AdminOrganisationSignInIsOfferedDocument, isDrawn ? {} : skipToken);
  return data?.adminOrganisationSignInIsOffered ? <Way {...props} /> : null;
}

function Way({ audience, from, isNeeded, readEmail }: OrganisationButtonProps) {
  const t = useTranslations('signIn.organisation');
  const { begin, forget, isBusy, error } = useBeginAtOrganisation({ audience, from });

  function leave(): void {
    forget();
    const email = readEmail();
    if (email !== undefined) void begin(email);
  }

  return (
    <div className={styles.way}>
      {error && <Alert tone="danger">{error}</Alert>}
      <Button variant={isNeeded ? 'primary' : 'secondary'} busy={isBusy} onClick={leave}>
        {t(isBusy ? 'leaving' : 'signIn')}
      </Button>
    </div>
  );
}
