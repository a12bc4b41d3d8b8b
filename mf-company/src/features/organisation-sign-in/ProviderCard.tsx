import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { Badge, Button, Card, CopyField, EditIcon } from '@hausgeist/ui';
import type { OrganisationProviderFieldsFragment } from '../../gql/graphql';
import type { Organisation } from './organisation';
import styles from './Organisation.module.css';
import { ProviderDialog } from './ProviderDialog';
import { RemoveProviderDialog } from './RemoveProviderDialog';

interface ProviderCardProps {
  organisation: Organisation;
  mayEdit: boolean;
}

/** The provider that people sign in with. */
export function ProviderCard({ organisation, mayEdit }: ProviderCardProps) {
  const t = useTranslations('organisation');
  const common = useTranslations('common');
  const [open, setOpen] = useOpenDialog<'edit' | 'remove'>('organisation-provider');
  const { provider, callbackUrl, signOutUrl } = organisation;
  const close = () => setOpen(undefined);
  return (
    <Card
      title={t('provider.title')}
      actions={
        mayEdit &&
        provider && (
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={() => setOpen('remove')}>
              {t('provider.remove')}
            </Button>
            <Button icon={<EditIcon size={18} />} onClick={() => setOpen('edit')}>
              {t('provider.edit')}
            </Button>
          </div>
        )
      }
    >
      <p className={styles.note}>{t('provider.note')}</p>
      {provider ? (
        <Facts organisation={organisation} provider={provider} />
      ) : (
        <p>{t('provider.none')}</p>
      )}
      {mayEdit && (
        <>
          <CopyField
            label={t('provider.callback')}
            value={callbackUrl}
            copyLabel={common('copy')}
            copiedLabel={common('copied')}
            selectedLabel={common('copySelected')}
          />
          <p className={styles.note}>{t('provider.callbackNote')}</p>
          {provider?.signsOut && (
            <>
              <CopyField
                label={t('provider.signOutUrl')}
                value={signOutUrl}
                copyLabel={common('copy')}
                copiedLabel={common('copied')}
                selectedLabel={common('copySelected')}
              />
              <p className={styles.note}>{t('provider.signOutUrlNote')}</p>
            </>
          )}
          {!provider && (
            <div className={styles.buttons}>
              <Button variant="primary" onClick={() => setOpen('edit')}>
                {t('provider.setUp')}
              </Button>
            </div>
          )}
        </>
      )}
      {!mayEdit && <p className={styles.note}>{t('adminsOnly')}</p>}
      {open === 'edit' && <ProviderDialog organisation={organisation} onClose={close} />}
      {open === 'remove' && (
        <RemoveProviderDialog companyId={organisation.companyId} onClose={close} />
      )}
    </Card>
  );
}

function Facts({
  organisation,
  provider,
}: {
  organisation: Organisation;
  provider: OrganisationProviderFieldsFragment;
}) {
  const t = useTranslations('organisation');
  const chosen = organisation.administrators.filter(({ isBreakGlass }) => isBreakGlass);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('provider.state')}</dt>
        <dd>
          <Badge tone={provider.isEnabled ? 'success' : 'warning'}>
            {t(provider.isEnabled ? 'provider.on' : 'provider.off')}
          </Badge>
        </dd>
      </div>
      <div>
        <dt>{t('form.issuer')}</dt>
        <dd>{provider.issuer}</dd>
      </div>
      <div>
        <dt>{t('form.clientId')}</dt>
        <dd>{provider.clientId}</dd>
      </div>
      <div>
        <dt>{t('provider.roles')}</dt>
        <dd>
          <Roles provider={provider} />
        </dd>
      </div>
      <div>
        <dt>{t('provider.signOut')}</dt>
        <dd>{t(provider.signsOut ? 'provider.signOutThere' : 'provider.signOutHere')}</dd>
      </div>
      <div>
        <dt>{t('provider.breakGlass')}</dt>
        <dd>{chosen.map(({ name }) => name).join(', ') || t('provider.noBreakGlass')}</dd>
      </div>
    </dl>
  );
}

function Roles({ provider }: { provider: OrganisationProviderFieldsFragment }) {
  const t = useTranslations('organisation.provider');
  const roles = useTranslations('signIn.invitation.roles');
  const { roleClaim, roleValues, defaultRole } = provider;
  const rest = `${t('otherwise')}: ${defaultRole ? roles(defaultRole) : t('refused')}`;
  return (
    <>
      <p>{roleClaim ? t('rolesFrom', { claim: roleClaim }) : t('rolesInPortal')}</p>
      {roleValues.map(({ value, role }) => (
        <p key={`${value} ${role}`}>{`${value}: ${roles(role)}`}</p>
      ))}
      <p>{rest}</p>
    </>
  );
}
