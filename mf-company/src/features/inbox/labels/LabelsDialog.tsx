import { useTranslations } from '@hausgeist/shell-api';
import { Button, Checkbox, FormDialog } from '@hausgeist/ui';
import { useDialogTexts } from '@hausgeist/staff-kit';
import { useState } from 'react';
import type { InboxRow } from '../../inbox-live';
import { Label } from '../list/Label';
import styles from '../work/Dialogs.module.css';
import { ManageLabelsDialog } from './ManageLabelsDialog';
import { NewLabel, useNewLabel } from './NewLabel';
import { useLabels } from './use-labels';
import { useSetLabels } from './use-set-labels';

interface LabelsDialogProps {
  row: InboxRow;
  onClose: () => void;
}

/** Asks which labels a conversation has; a new one can be added at once. */
export function LabelsDialog({ row, onClose }: LabelsDialogProps) {
  const t = useTranslations('inbox.work');
  const manage = useTranslations('inbox.labels');
  const common = useTranslations('common');
  const labels = useLabels();
  const { setLabels, isBusy } = useSetLabels();
  const before = row.labels.map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before));
  const fresh = useNewLabel();
  const [isManaging, setManaging] = useState(false);
  // One that was deleted meanwhile is nothing that a conversation could have.
  const existing = labels?.flatMap(({ id }) => (chosen.has(id) ? [id] : [])) ?? before;
  const isDirty = existing.length !== before.length || before.some((id) => !chosen.has(id));

  function toggle(id: string, isOn: boolean): void {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  async function save(): Promise<void> {
    const added = await fresh.add();
    // Why it could not be added stands at its name.
    if (fresh.isNamed && added === undefined) return;
    if (added !== undefined) toggle(added, true);
    const wanted = added === undefined ? existing : [...existing, added];
    if (!(isDirty || added) || (await setLabels(row, wanted))) onClose();
  }
  const texts = useDialogTexts();
  if (isManaging) return <ManageLabelsDialog onClose={() => setManaging(false)} />;
  return (
    <FormDialog
      {...texts}
      size="small"
      title={t('labelsTitle')}
      submitLabel={common(isBusy ? 'saving' : 'save')}
      busy={isBusy || fresh.isBusy}
      isDirty={isDirty || fresh.isNamed}
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
      <Button variant="quiet" size="small" onClick={() => setManaging(true)}>
        {manage('open')}
      </Button>
      <NewLabel label={fresh} onAdded={(id) => toggle(id, true)} />
    </FormDialog>
  );
}
