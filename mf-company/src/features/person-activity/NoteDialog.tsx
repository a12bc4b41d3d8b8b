import { useTranslations } from '@hausgeist/shell-api';
import {
  FormSelect,
  FormTextArea,
  FormTextField,
  required,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AddContactNoteDocument, PersonNotesDocument } from '../../gql/graphql';
import { toLocal } from '../../ui/appointment-fields';

const KINDS = ['CALL', 'VISIT', 'LETTER'] as const;

/** Messages are keys of `personActivity.note`. */
const schema = z.object({
  kind: z.enum(KINDS),
  at: required('required.at'),
  text: required('required.text'),
});

const startValues = (): z.infer<typeof schema> => ({
  ...{ kind: 'CALL', text: '' },
  at: toLocal(new Date().toISOString()),
});

interface NoteDialogProps {
  personId: string;
  onClose: () => void;
}

/** Notes a call, a visit or a letter: the call that goes on now, unless something else is said. */
export function NoteDialog({ personId, onClose }: NoteDialogProps) {
  const t = useTranslations('personActivity.note');
  const [start] = useState(startValues);
  const form = useStaffForm(schema, start, `contact of ${personId}`);
  const { run, isBusy, error } = useAction(AddContactNoteDocument, {
    failed: t('failed'),
    done: t('added'),
    rereads: [PersonNotesDocument],
  });
  async function submit({ kind, at, text }: z.infer<typeof schema>): Promise<void> {
    const input = { endUserId: personId, kind, at: new Date(at).toISOString(), text };
    if (await run({ input }, form)) onClose();
  }
  return (
    <StaffFormDialog
      form={form}
      title={t('add')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormSelect
        form={form}
        texts="personActivity.note"
        name="kind"
        label={t('kind')}
        options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <FormTextField
        form={form}
        texts="personActivity.note"
        name="at"
        label={t('at')}
        type="datetime-local"
      />
      <FormTextArea
        form={form}
        texts="personActivity.note"
        name="text"
        rows={6}
        maxLength={4_000}
        hint={t('textHint')}
      />
    </StaffFormDialog>
  );
}
