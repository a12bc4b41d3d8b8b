import { useTranslations } from '@hausgeist/shell-api';
import { Button, Checkbox, FormDialog } from '@hausgeist/ui';
import { useDialogTexts } from '@hausgeist/staff-kit';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { InboxRow } from '../../inbox-live';
import { Label } from '../list/Label';
import styles from '../work/Dialogs.module.css';
import { ManageLabelsDialog } from './ManageLabelsDialog';
import { NewLabel, useNewLabel } from './NewLabel';
import { useLabels } from './use-labels';
import { useSetLabels } from './use-set-labels';

interface LabelBoxProps extends Pick<ComponentProps<'input'>, 'onChange'> {
  label: InboxRow['labels'][number];
  /** Undefined for one that some of the conversations have. */
  isOn: boolean | undefined;
}

function LabelBox({ label, isOn, onChange }: LabelBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isOn === undefined;
  }, [isOn]);
  return (
    <Checkbox
      ref={box}
      label={<Label label={label} />}
      checked={isOn ?? false}
      onChange={onChange}
    />
  );
}

interface LabelsDialogProps {
  rows: readonly InboxRow[];
  onClose: () => void;
}

/** Asks which labels conversations have; a new one can be added at once. */
export function LabelsDialog({ rows, onClose }: LabelsDialogProps) {
  const t = useTranslations('inbox.work');
  const manage = useTranslations('inbox.labels');
  const common = useTranslations('common');
  const labels = useLabels();
  const { setLabels, isBusy } = useSetLabels();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const fresh = useNewLabel();
  const [isManaging, setManaging] = useState(false);
  /** As it was before; undefined for one that only some have. */
  function wasOn(id: string): boolean | undefined {
    const count = rows.filter((row) => row.labels.some((label) => label.id === id)).length;
    return count === rows.length || (count > 0 ? undefined : false);
  }
  // One that was deleted meanwhile is nothing that a conversation could have.
  const changed = [...chosen].filter(
    ([id, isOn]) => isOn !== wasOn(id) && labels?.some((label) => label.id === id),
  );
  const isDirty = changed.length > 0;

  const toggle = (id: string, isOn: boolean) => setChosen(new Map(chosen).set(id, isOn));
  async function save(): Promise<void> {
    const added = await fresh.add();
    // Why it could not be added stands at its name.
    if (fresh.isNamed && added === undefined) return;
    if (added !== undefined) toggle(added, true);
    const put = changed.flatMap(([id, isOn]) => (isOn ? [id] : []));
    if (added !== undefined) put.push(added);
    const touched = new Set([...changed.map(([id]) => id), ...put]);
    const isDone = await setLabels(rows, (before) => [
      ...before.filter((id) => !touched.has(id)),
      ...put,
    ]);
    if (isDone) onClose();
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
          <LabelBox
            key={label.id}
            label={label}
            isOn={chosen.get(label.id) ?? wasOn(label.id)}
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
