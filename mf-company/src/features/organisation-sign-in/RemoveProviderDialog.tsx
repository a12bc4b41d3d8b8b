import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { IdentityDialog } from '@hausgeist/staff-kit/account';
import { RemovePortalOrganisationSignInDocument } from '../../gql/graphql';

interface RemoveProviderDialogProps {
  companyId: string;
  onClose: () => void;
}

/** Ends the sign-in with the organisation, once the viewer has proved who they are. */
export function RemoveProviderDialog({ companyId, onClose }: RemoveProviderDialogProps) {
  const t = useTranslations('organisation');
  const { run, isBusy, error } = useAction(RemovePortalOrganisationSignInDocument, {
    failed: t('failed'),
    done: t('saved'),
    rereads: 'active',
    isUncached: true,
  });
  return (
    <IdentityDialog
      title={t('identity.removeTitle')}
      text={t('identity.removeText')}
      submitLabel={t('provider.remove')}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onProved={async (proof, form) => {
        if (await run({ input: { companyId, proof } }, form)) onClose();
      }}
    />
  );
}
