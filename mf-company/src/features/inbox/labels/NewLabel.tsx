import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Button, PlusIcon, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../../company-scope';
import {
  CreateConversationLabelDocument,
  InboxLabelsDocument,
  type LabelColor,
} from '../gql/graphql';
import styles from '../work/Dialogs.module.css';
import { ColorSelect } from './ColorSelect';

/** Adds a label to those of the company. */
export function NewLabel({ onAdded }: { onAdded?: (id: string) => void }) {
  const t = useTranslations('inbox.work');
  const companyId = useCompanyId();
  const [name, setName] = useState('');
  const [color, setColor] = useState<LabelColor>('GREY');
  const { run, isBusy, error } = useAction(CreateConversationLabelDocument, {
    failed: t('failed'),
    rereads: [InboxLabelsDocument],
  });
  async function add(): Promise<void> {
    if (name.trim() === '') return;
    const done = await run({ input: { companyId, name: name.trim(), color } });
    if (!done) return;
    setName('');
    onAdded?.(done.createConversationLabel.label.id);
  }
  return (
    <div className={styles.new}>
      <TextField
        label={t('newLabel')}
        value={name}
        maxLength={40}
        error={error}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The word is added; the form around it is sent by its own button.
          event.preventDefault();
          void add();
        }}
      />
      <ColorSelect color={color} onChange={setColor} />
      <Button icon={<PlusIcon size={18} />} busy={isBusy} onClick={() => void add()}>
        {t('addLabel')}
      </Button>
    </div>
  );
}
