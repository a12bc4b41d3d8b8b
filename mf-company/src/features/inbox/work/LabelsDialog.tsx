import { useTranslations } from '@hausgeist/shell-api';
import { FormDialog, Checkbox } from '@hausgeist/ui';
import { useDialogTexts } from '@hausgeist/staff-kit';
import { useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { Label } from '../list/Label';
import styles from './Dialogs.module.css';
import { NewLabel } from './NewLabel';
import { useLabels } from './use-colleagues';
import { useSetLabels } from './use-set-labels';

interface LabelsDialogProps {
  row: InboxRow;
  onClose: () => void;
}

/** Asks which labels a conversation has; a new one can be added at once. */
export function LabelsDialog({ row, onClose }: LabelsDialogProps) {
  const t = useTranslations('inbox.work');
  const common = useTranslations('common');
  const labels = useLabels();
  const { setLabels, isBusy } = useSetLabels();
  const before = row.labels.map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before));
  const isDirty = chosen.size !== before.length || before.some((id) => !chosen.has(id));

  function toggle(id: string, isOn: boolean): void {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  async function save(): Promise<void> {
    if (!isDirty || (await setLabels(row, [...chosen]))) onClose();
  }
  return (
    <FormDialog
      {...useDialogTexts()}
      size="small"
      title={t('labelsTitle')}
      submitLabel={common(isBusy ? 'saving' : 'save')}
      busy={isBusy}
      isDirty={isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className={styles.labels}>
        {labels?.length === 0 && <p>{t('noLabels')}</p>}
        {labels?.map((label) => (
          <Checkbox
            key={label.id}
            label={<Label label={label} />}
            checked={chosen.has(label.id)}
            onChange={({ target }) => toggle(label.id, target.checked)}
          />
        ))}
      </div>
      <NewLabel onAdded={(id) => toggle(id, true)} />
    </FormDialog>
  );
}
