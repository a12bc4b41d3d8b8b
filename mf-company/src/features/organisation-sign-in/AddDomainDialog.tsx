import { useTranslations } from '@hausgeist/shell-api';
import { FormTextField, StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import * as z from 'zod/mini';
import { AddPortalEmailDomainDocument } from '../../gql/graphql';

/** Messages are keys of `organisation.domains`. */
const schema = z.object({
  domain: z.string().check(z.trim(), z.minLength(1, 'domainMissing')),
});

interface AddDomainDialogProps {
  companyId: string;
  onClose: () => void;
}

/** Names a domain, which is proved afterwards. */
export function AddDomainDialog({ companyId, onClose }: AddDomainDialogProps) {
  const t = useTranslations('organisation.domains');
  const shared = useTranslations('organisation');
  const form = useStaffForm(schema, { domain: '' });
  const { run, isBusy, error } = useAction(AddPortalEmailDomainDocument, {
    failed: shared('failed'),
    done: shared('saved'),
    rereads: 'active',
    isUncached: true,
  });
  return (
    <StaffFormDialog
      form={form}
      title={t('add')}
      size="small"
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={async ({ domain }) => {
        if (await run({ input: { companyId, domain } }, form)) onClose();
      }}
    >
      <FormTextField
        form={form}
        texts="organisation.domains"
        name="domain"
        hint={t('domainHint')}
        autoCapitalize="none"
        spellCheck={false}
      />
    </StaffFormDialog>
  );
}
