import { useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  FormTextArea,
  FormTextField,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { useCompanyId } from '../../company-scope';
import {
  CreatePortalCraftsmanDocument,
  UpdatePortalCraftsmanDocument,
  type CraftsmanRowFragment,
} from '../gql/graphql';
import { craftsmanSchema, type CraftsmanValues } from './craftsman-schema';

interface CraftsmanDialogProps {
  /** The one to change; without one, a new one is added. */
  craftsman?: CraftsmanRowFragment | undefined;
  onClose: () => void;
}

/** Asks what is kept of a craftsman. */
export function CraftsmanDialog({ craftsman, onClose }: CraftsmanDialogProps) {
  const t = useTranslations('craftsmen.form');
  const companyId = useCompanyId();
  const { name = '', trade = '', email = '', phone = '', note = '' } = craftsman ?? {};
  const form = useStaffForm(
    craftsmanSchema,
    { name, trade, email, phone, note },
    `craftsman ${craftsman?.id ?? ''}`,
  );
  const options = { failed: t('failed'), done: t('saved'), rereads: 'active' } as const;
  const creation = useAction(CreatePortalCraftsmanDocument, options);
  const update = useAction(UpdatePortalCraftsmanDocument, options);

  async function submit(values: CraftsmanValues): Promise<void> {
    const saved = craftsman
      ? await update.run({ input: { id: craftsman.id, ...values } }, form)
      : await creation.run({ input: { companyId, ...values } }, form);
    if (saved) onClose();
  }

  const field = { form, texts: 'craftsmen.form', required: false } as const;
  return (
    <StaffFormDialog
      form={form}
      title={t(craftsman ? 'editTitle' : 'addTitle')}
      isBusy={creation.isBusy || update.isBusy}
      error={creation.error ?? update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldPair>
        <FormTextField {...field} name="name" required maxLength={200} />
        <FormTextField {...field} name="trade" maxLength={100} hint={t('tradeHint')} />
      </FieldPair>
      <FieldPair>
        <FormTextField {...field} name="email" type="email" />
        <FormTextField {...field} name="phone" type="tel" maxLength={50} />
      </FieldPair>
      <FormTextArea {...field} name="note" rows={3} maxLength={1_000} hint={t('noteHint')} />
    </StaffFormDialog>
  );
}
