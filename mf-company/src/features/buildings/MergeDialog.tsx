import { skipToken, useNavigate, useQuery, useToast, useTranslations } from '@hausgeist/shell-api';
import { Note, StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { Combobox, type ComboboxOption, useTypedSearch } from '@hausgeist/ui/combobox';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCompanyId } from '../company-scope';
import { pathOf } from './building-paths';
import {
  MergePortalBuildingsDocument,
  PortalMergeChoicesDocument,
  type BuildingRowFragment,
} from './gql/graphql';

const schema = z.object({
  into: z
    .nullable(z.object({ value: z.string(), label: z.string() }))
    .check(z.refine((into) => into !== null, 'required.into')),
});

/** Other buildings of the company that fit what is typed. */
function useChoices(id: string) {
  const companyId = useCompanyId();
  const { search, isBehind, onSearch } = useTypedSearch();
  const found = useQuery(
    PortalMergeChoicesDocument,
    search === undefined ? skipToken : { variables: { companyId, search: search || null } },
  );
  const edges = (found.data ?? found.previousData)?.buildings.edges ?? [];
  return {
    loading: found.loading || isBehind,
    onSearch,
    options: edges
      .filter(({ node }) => node.id !== id)
      .map(({ node }): ComboboxOption => ({
        value: node.id,
        label: node.name ? `${node.name}, ${node.address}` : node.address,
      })),
  };
}

/** Asks which other building is the same house, and makes one of the two. */
export function MergeDialog(props: { building: BuildingRowFragment; onClose: () => void }) {
  const { building, onClose } = props;
  const t = useTranslations('buildings.merge');
  const toast = useToast();
  const navigate = useNavigate();
  const choices = useChoices(building.id);
  const form = useStaffForm(schema, { into: null });
  const { run, isBusy, error } = useAction(MergePortalBuildingsDocument, { failed: t('failed') });

  async function submit({ into }: z.infer<typeof schema>): Promise<void> {
    if (!into || !(await run({ input: { id: building.id, intoId: into.value } }))) return;
    toast(t('done'), 'success');
    onClose();
    void navigate(pathOf(into.value), { replace: true });
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('title')}
      submitLabel={t(isBusy ? 'merging' : 'submit')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text', { address: building.address })}</p>
      <Controller
        control={form.control}
        name="into"
        render={({ field: { ref, value, onBlur, onChange }, fieldState }) => (
          <Combobox
            {...choices}
            ref={ref}
            label={t('into')}
            placeholder={t('search')}
            loadingText={t('loading')}
            emptyText={t('empty')}
            error={fieldState.error && t('required.into')}
            selected={value}
            onBlur={onBlur}
            onSelect={onChange}
          />
        )}
      />
      <Note>{t('hint')}</Note>
    </StaffFormDialog>
  );
}
