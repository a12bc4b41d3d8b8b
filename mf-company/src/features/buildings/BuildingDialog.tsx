import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  FormTextField,
  Note,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { useCompanyId } from '../company-scope';
import { buildingSchema, type BuildingValues } from './building-schema';
import { readFragment } from './gql/fragment-masking';
import {
  BuildingRowFragmentDoc,
  CreatePortalBuildingDocument,
  UpdatePortalBuildingDocument,
  type BuildingRowFragment,
} from './gql/graphql';

interface BuildingDialogProps {
  /** The building to change; without one, a new one is added. */
  building?: BuildingRowFragment;
  onSaved?: (id: string) => void;
  onClose: () => void;
}

/** The requests that add and change a building; gives its id. */
function useSave(building: BuildingRowFragment | undefined) {
  const failed = useTranslations('buildings.form')('failed');
  const companyId = useCompanyId();
  const creation = useAction(CreatePortalBuildingDocument, { failed, rereads: 'active' });
  const update = useAction(UpdatePortalBuildingDocument, { failed, rereads: 'active' });
  return {
    isBusy: creation.isBusy || update.isBusy,
    error: creation.error ?? update.error,
    run: async (
      { name, street, postcode, city, externalId }: BuildingValues,
      form: Parameters<typeof creation.run>[1],
    ) => {
      const input = {
        name: name || null,
        street,
        postcode: postcode || null,
        city: city || null,
        externalId: externalId || null,
      };
      if (building) {
        const saved = await update.run({ input: { id: building.id, ...input } }, form);
        return saved && building.id;
      }
      const saved = await creation.run({ input: { companyId, ...input } }, form);
      return saved && readFragment(BuildingRowFragmentDoc, saved.createBuilding.building).id;
    },
  };
}

/** Asks where a building stands and what it is called. */
export function BuildingDialog({ building, onSaved, onClose }: BuildingDialogProps) {
  const t = useTranslations('buildings.form');
  const toast = useToast();
  const form = useStaffForm(
    buildingSchema,
    {
      name: building?.name ?? '',
      street: building?.street ?? '',
      postcode: building?.postcode ?? '',
      city: building?.city ?? '',
      externalId: building?.externalId ?? '',
    },
    `building ${building?.id ?? ''}`,
  );
  const save = useSave(building);
  const field = { form, texts: 'buildings.form' } as const;
  const people = building ? building.tenantCount + building.ownerCount : 0;

  async function submit(values: BuildingValues): Promise<void> {
    const id = await save.run(values, form as never);
    if (!id) return;
    toast(t('saved'), 'success');
    onClose();
    onSaved?.(id);
  }

  return (
    <StaffFormDialog
      form={form}
      title={t(building ? 'editTitle' : 'addTitle')}
      isBusy={save.isBusy}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField {...field} name="street" />
      <FieldPair>
        <FormTextField {...field} name="postcode" required={false} inputMode="numeric" />
        <FormTextField {...field} name="city" required={false} />
      </FieldPair>
      <FormTextField {...field} name="name" required={false} hint={t('nameHint')} />
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
