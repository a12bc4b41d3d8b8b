import { useMutation, useTranslations } from '@hausgeist/shell-api/slim';
import { Button, InlineError, TextArea } from '@hausgeist/ui';
import { useState } from 'react';
import { ReopenChatCaseDocument } from '../../gql/graphql';
import styles from './CompanyNews.module.css';

/** As much as the server takes. */
const MOST_TEXT = 2_000;

interface ReopenFormProps {
  caseId: string;
  onReopened: () => void;
}

/** Lets the tenant say that something is left to do. */
export function ReopenForm({ caseId, onReopened }: ReopenFormProps) {
  const t = useTranslations('news');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [reopen, { loading, error }] = useMutation(ReopenChatCaseDocument);

  async function send(): Promise<void> {
    if (!text.trim() || loading) return;
    const done = await reopen({ variables: { input: { id: caseId, text } } }).catch(
      () => undefined,
    );
    if (done) onReopened();
  }

  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {t('reopen')}
      </Button>
    );
  }
  return (
    <form
      className={styles.reopen}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t('reopenText')}
        value={text}
        maxLength={MOST_TEXT}
        required
        onChange={({ target }) => setText(target.value)}
      />
      {error !== undefined && <InlineError>{t('reopenFailed')}</InlineError>}
      <span className={styles.actions}>
        <Button type="submit" variant="primary" size="small" busy={loading}>
          {t('reopenSend')}
        </Button>
        <Button size="small" onClick={() => setOpen(false)}>
          {t('reopenCancel')}
        </Button>
      </span>
    </form>
  );
}
