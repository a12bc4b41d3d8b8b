import { useTranslations } from '@hausgeist/shell-api';
import { oneOf, StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { IdentityDialog } from '@hausgeist/staff-kit/account';
import { useState } from 'react';
import { UpdatePortalOrganisationSignInDocument } from '../../gql/graphql';
import type { Organisation } from './organisation';
import { ProviderFields } from './ProviderFields';
import { providerSchema, toRoleValues, valuesOf, type ProviderValues } from './provider-schema';

interface ProviderDialogProps {
  organisation: Organisation;
  onClose: () => void;
}

/** Not the highest: people become administrators by a value alone. */
const DEFAULT_ROLES = ['COMPANY_STAFF', 'COMPANY_MANAGER'] as const;

/** Fields of the form by what the server calls them. */
const FIELDS: Readonly<Record<string, keyof ProviderValues>> = {
  ...{ issuer: 'issuer', clientId: 'clientId', clientSecret: 'clientSecret', scopes: 'scopes' },
  ...{ roleClaim: 'roleClaim', roleValues: 'adminValues', defaultRole: 'defaultRole' },
  ...{ breakGlassIds: 'breakGlassIds', signsOut: 'signsOut' },
};

/** Sets the provider up, or changes it, once the viewer has proved who they are. */
export function ProviderDialog({ organisation, onClose }: ProviderDialogProps) {
  const t = useTranslations('organisation');
  const form = useStaffForm(providerSchema, valuesOf(organisation));
  const [pending, setPending] = useState<ProviderValues>();
  const { run, isBusy, error } = useAction(UpdatePortalOrganisationSignInDocument, {
    failed: t('failed'),
    done: t('saved'),
    rereads: 'active',
    isUncached: true,
    onFailure: ({ fields }) => {
      const known = fields.flatMap(({ field, message }) => {
        const name = FIELDS[field.split('.')[0] ?? ''];
        return name ? [{ name, message }] : [];
      });
      for (const { name, message } of known) form.setError(name, { type: 'server', message });
      if (known.length > 0) setPending(undefined);
      return known.length > 0;
    },
  });

  if (!pending) {
    return (
      <StaffFormDialog
        form={form}
        title={t('form.title')}
        isBusy={false}
        error={undefined}
        onSubmit={async (values) => setPending(values)}
        onClose={onClose}
      >
        <ProviderFields form={form} organisation={organisation} />
      </StaffFormDialog>
    );
  }
  const { adminValues, managerValues, staffValues, defaultRole, ...values } = pending;
  return (
    <IdentityDialog
      title={t('identity.saveTitle')}
      text={t('identity.text')}
      submitLabel={t('identity.confirm')}
      isBusy={isBusy}
      error={error}
      onClose={() => setPending(undefined)}
      onProved={async (proof, identityForm) => {
        const input = {
          ...{ ...values, proof, companyId: organisation.companyId },
          roleValues: toRoleValues({ adminValues, managerValues, staffValues }),
          defaultRole: oneOf(DEFAULT_ROLES, defaultRole) ?? null,
        };
        if (await run({ input }, identityForm)) onClose();
      }}
    />
  );
}
