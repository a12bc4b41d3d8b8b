import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Button, InlineError, TextArea } from '@hausgeist/ui';
import { useState } from 'react';
import { AddCaseCommentDocument, CasePageDocument } from '../gql/graphql';
import styles from './CasePage.module.css';

/** Says something to the colleagues. */
export function CommentForm({ id }: { id: string }) {
  const t = useTranslations('cases.page');
  const [text, setText] = useState('');
  const { run, isBusy, error } = useAction(AddCaseCommentDocument, {
    failed: t('commentFailed'),
    rereads: [CasePageDocument],
  });
  async function submit(): Promise<void> {
    if (text.trim() && (await run({ input: { id, text } }))) setText('');
  }
  return (
    <form
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        value={text}
        maxLength={4_000}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <InlineError>{error}</InlineError>}
      <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
        {t('addComment')}
      </Button>
    </form>
  );
}
