import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FormSelect,
  FormTextField,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { InlineError } from '@hausgeist/ui';
import { type ReactNode, useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { BuildingChoice } from '../building-choice';
import { useCompanyId } from '../company-scope';
import { AUDIENCES, broadcastSchema, KINDS, type BroadcastValues } from './broadcast-schema';
import { BroadcastText } from './BroadcastText';
import { readFragment } from './gql/fragment-masking';
import {
  BroadcastRowFragmentDoc,
  CreatePortalBroadcastDocument,
  UpdatePortalBroadcastDocument,
  type BroadcastRowFragment,
} from './gql/graphql';
import { PeopleChoice } from './PeopleChoice';
import { Reach } from './Reach';
import { ValidUntil } from './ValidUntil';

interface BroadcastDialogProps {
  /** The draft to change; without one, a new one is written. */
  broadcast?: BroadcastRowFragment | undefined;
  /** The building whose people a new one is for at first. */
  buildingId?: string | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** The requests that add and change a draft; gives its id. */
function useSave(broadcast: BroadcastRowFragment | undefined) {
  const failed = useTranslations('broadcasts.form')('failed');
  const companyId = useCompanyId();
  const creation = useAction(CreatePortalBroadcastDocument, { failed, rereads: 'active' });
  const update = useAction(UpdatePortalBroadcastDocument, { failed, rereads: 'active' });
  return {
    isBusy: creation.isBusy || update.isBusy,
    error: creation.error ?? update.error,
    run: async (
      { audience, ids, validUntil, ...content }: BroadcastValues,
      form: Parameters<typeof creation.run>[1],
    ) => {
      const input = {
        ...content,
        audience: { kind: audience, ids },
        validUntil: validUntil || null,
      };
      if (broadcast) {
        const saved = await update.run({ input: { id: broadcast.id, ...input } }, form);
        return saved && broadcast.id;
      }
      const saved = await creation.run({ input: { companyId, ...input } }, form);
      return saved && readFragment(BroadcastRowFragmentDoc, saved.createBroadcast.broadcast).id;
    },
  };
}

const startValues = ({
  broadcast,
  buildingId,
}: Partial<BroadcastDialogProps>): BroadcastValues => ({
  kind: broadcast?.kind ?? 'INFORMATION',
  audience: broadcast?.audience.kind ?? (buildingId ? 'BUILDINGS' : 'ALL'),
  ids: broadcast?.audience.ids ?? (buildingId ? [buildingId] : []),
  subject: broadcast?.subject ?? '',
  text: broadcast?.text ?? '',
  validUntil: broadcast?.validUntil ?? '',
});

/** A choice of buildings or people, with what is wrong about it. */
function Chosen({ error, children }: { error: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-describedby={error && id}>
      {children}
      {error && <InlineError id={id}>{error}</InlineError>}
    </div>
  );
}

/** Asks to whom a message goes and what it says; it is sent from its page. */
export function BroadcastDialog({ broadcast, buildingId, onSaved, onClose }: BroadcastDialogProps) {
  const t = useTranslations('broadcasts');
  const toast = useToast();
  const form = useStaffForm(
    broadcastSchema,
    startValues({ broadcast, buildingId }),
    `broadcast ${broadcast?.id ?? buildingId ?? ''}`,
  );
  const { audience, kind, ids } = useWatch({ control: form.control });
  const save = useSave(broadcast);
  const missing = form.formState.errors.ids && t('form.required.ids');
  const field = { form, texts: 'broadcasts.form' } as const;

  async function submit(values: BroadcastValues): Promise<void> {
    const id = await save.run(values, form as never);
    if (!id) return;
    toast(t('form.saved'), 'success');
    onClose();
    onSaved(id);
  }

  return (
    <StaffFormDialog
      form={form}
      size="medium"
      title={t(broadcast ? 'form.editTitle' : 'form.addTitle')}
      submitLabel={t(save.isBusy ? 'form.saving' : 'form.save')}
      isBusy={save.isBusy}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormSelect
        {...field}
        name="audience"
        options={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
        onChoose={() => form.setValue('ids', [])}
      />
      {audience === 'BUILDINGS' && (
        <Controller
          control={form.control}
          name="ids"
          render={({ field: { value, onChange } }) => (
            <Chosen error={missing}>
              <BuildingChoice label={t('form.buildings')} chosen={value} onChoose={onChange} />
            </Chosen>
          )}
        />
      )}
      {audience === 'PEOPLE' && (
        <Controller
          control={form.control}
          name="ids"
          render={({ field: { value, onChange } }) => (
            <Chosen error={missing}>
              <PeopleChoice chosen={value} onChoose={onChange} />
            </Chosen>
          )}
        />
      )}
      <FormSelect
        {...field}
        name="kind"
        hint={t('form.kindHint')}
        options={KINDS.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
      />
      <Reach kind={kind ?? 'INFORMATION'} audience={audience ?? 'ALL'} ids={ids ?? []} />
      <FormTextField {...field} name="subject" />
      <BroadcastText form={form} />
      <ValidUntil form={form} />
    </StaffFormDialog>
  );
}
