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

/** A label that is being named, to be added to those of the company. */
export function useNewLabel() {
  const t = useTranslations('inbox.work');
  const companyId = useCompanyId();
  const [name, setName] = useState('');
  const [color, setColor] = useState<LabelColor>('GREY');
  const { run, isBusy, error } = useAction(CreateConversationLabelDocument, {
    failed: t('failed'),
    rereads: [InboxLabelsDocument],
  });
  return {
    ...{ name, setName, color, setColor, isBusy, error },
    isNamed: name.trim() !== '',
    /** Its id, where it could be added. */
    add: async (): Promise<string | undefined> => {
      if (name.trim() === '') return undefined;
      const done = await run({ input: { companyId, name: name.trim(), color } });
      if (done) setName('');
      return done?.createConversationLabel.label.id;
    },
  };
}

interface NewLabelProps {
  label: ReturnType<typeof useNewLabel>;
  onAdded?: (id: string) => void;
}

/** Adds a label to those of the company. */
export function NewLabel({ label, onAdded }: NewLabelProps) {
  const t = useTranslations('inbox.work');
  const { name, setName, color, setColor, isBusy, error } = label;
  async function add(): Promise<void> {
    const id = await label.add();
    if (id !== undefined) onAdded?.(id);
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
