import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction, useDialogTexts } from '@hausgeist/staff-kit';
import { FormDialog, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { InboxLabelsDocument, UpdateConversationLabelDocument } from '../gql/graphql';
import styles from '../work/Dialogs.module.css';
import { ColorSelect } from './ColorSelect';
import type { CompanyLabel } from './use-labels';

/** Gives a label another word or colour, wherever it is. */
export function EditLabelDialog({ label, onClose }: { label: CompanyLabel; onClose: () => void }) {
  const t = useTranslations('inbox.labels');
  const work = useTranslations('inbox.work');
  const common = useTranslations('common');
  const toast = useToast();
  const [name, setName] = useState(label.name);
  const [color, setColor] = useState(label.color);
  const { run, isBusy, error } = useAction(UpdateConversationLabelDocument, {
    failed: work('failed'),
    rereads: [InboxLabelsDocument],
  });
  const isDirty = name.trim() !== label.name || color !== label.color;
  const isEmpty = name.trim() === '';

  async function save(): Promise<void> {
    if (isEmpty) return;
    const input = { id: label.id, name: name.trim(), color };
    if (isDirty && !(await run({ input }))) return;
    if (isDirty) toast(t('changed', { name: input.name }), 'success');
    onClose();
  }
  return (
    <FormDialog
      {...useDialogTexts()}
      size="small"
      title={t('editTitle', { name: label.name })}
      submitLabel={common(isBusy ? 'saving' : 'save')}
      busy={isBusy}
      isDirty={isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField
          label={t('name')}
          value={name}
          maxLength={40}
          error={isEmpty ? t('nameMissing') : error}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <ColorSelect color={color} onChange={setColor} />
      </div>
    </FormDialog>
  );
}
