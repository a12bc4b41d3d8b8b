import { useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  FormTextField,
  Note,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { flatSchema, type FlatValues } from './building-schema';
import {
  CreatePortalFlatDocument,
  UpdatePortalFlatDocument,
  type FlatRowFragment,
} from './gql/graphql';

interface FlatDialogProps {
  buildingId: string;
  /** The flat to change; without one, a new one is added. */
  flat?: FlatRowFragment;
  onClose: () => void;
}

/** Asks for a flat's number and floor. */
export function FlatDialog({ buildingId, flat, onClose }: FlatDialogProps) {
  const t = useTranslations('buildings.flatForm');
  const form = useStaffForm(
    flatSchema,
    { label: flat?.label ?? '', floor: flat?.floor ?? '', externalId: flat?.externalId ?? '' },
    `flat ${flat?.id ?? buildingId}`,
  );
  const options = { failed: t('failed'), done: t('saved'), rereads: 'active' } as const;
  const creation = useAction(CreatePortalFlatDocument, options);
  const update = useAction(UpdatePortalFlatDocument, options);
  const field = { form, texts: 'buildings.flatForm' } as const;
  const people = flat ? flat.tenantCount + flat.ownerCount : 0;

  async function submit({ label, floor, externalId }: FlatValues): Promise<void> {
    const input = { label, floor: floor || null, externalId: externalId || null };
    const saved = flat
      ? await update.run({ input: { id: flat.id, ...input } }, form)
      : await creation.run({ input: { buildingId, ...input } }, form);
    if (saved) onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={t(flat ? 'editTitle' : 'addTitle')}
      isBusy={creation.isBusy || update.isBusy}
      error={creation.error ?? update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldPair>
        <FormTextField {...field} name="label" />
        <FormTextField {...field} name="floor" required={false} />
      </FieldPair>
      <FormTextField
        {...field}
        name="externalId"
        required={false}
        maxLength={100}
        hint={t('externalIdHint')}
      />
      {people > 0 && <Note>{t('people', { count: people })}</Note>}
    </StaffFormDialog>
  );
}
