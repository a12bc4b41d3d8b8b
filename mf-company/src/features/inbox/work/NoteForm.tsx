import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Button, InlineError, useAutosize } from '@hausgeist/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { AddConversationNoteDocument } from '../gql/graphql';
import type { useKeptText } from './drafts';
import { colleaguesLike, mentionBefore, mentionedIn, withMention } from './mentions';
import { MentionList } from './MentionList';
import styles from './NoteForm.module.css';
import { useColleagues } from './use-colleagues';

/** Most colleagues that are offered at a time. */
const MOST_OFFERED = 6;

/** The colleagues that fit the mention that is being typed, and the one that Enter takes. */
function useOffer(text: string, caret: number) {
  const colleagues = useColleagues();
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<string>();
  const typed = mentionBefore(text, caret);
  const isOpen = typed !== undefined && typed !== dismissed;
  const offered = isOpen ? colleaguesLike(colleagues, typed).slice(0, MOST_OFFERED) : [];
  const current = Math.min(active, offered.length - 1);
  return {
    colleagues,
    offered,
    current,
    move: (step: number) => setActive((current + step + offered.length) % offered.length),
    dismiss: () => setDismissed(typed),
  };
}

interface NoteFormProps {
  conversationId: string;
  /** What is being written, and what changes it. */
  kept: ReturnType<typeof useKeptText>;
}

/** Writes an internal note; an @ offers the colleagues who can be told of it. */
export function NoteForm({ conversationId, kept: [text, setText] }: NoteFormProps) {
  const t = useTranslations('inbox.note');
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const offer = useOffer(text, caret);
  const { offered, current } = offer;
  const { run, isBusy, error } = useAction(AddConversationNoteDocument, { failed: t('failed') });
  useAutosize(area);

  async function save(): Promise<void> {
    if (text.trim() === '') return;
    const mentions = mentionedIn(text, offer.colleagues);
    if (await run({ input: { id: conversationId, text: text.trim(), mentions } })) setText('');
  }
  function take(index: number): void {
    const colleague = offered[index];
    if (!colleague) return;
    const next = withMention(text, caret, colleague);
    setText(next.text);
    setCaret(next.caret);
    area.current?.focus();
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else if (offered.length === 0) return;
    else if (event.key === 'ArrowDown') offer.move(1);
    else if (event.key === 'ArrowUp') offer.move(-1);
    else if (event.key === 'Enter' || event.key === 'Tab') take(current);
    else if (event.key === 'Escape') offer.dismiss();
    else return;
    event.preventDefault();
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {offered.length > 0 && (
        <MentionList id={listId} colleagues={offered} current={current} onTake={take} />
      )}
      <textarea
        ref={area}
        className={styles.text}
        rows={1}
        maxLength={4_000}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${current}` : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setCaret(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={handleKey}
      />
      {error && <InlineError>{error}</InlineError>}
      {text !== '' && (
        <div className={styles.foot}>
          <span className={styles.hint}>{t('hint')}</span>
          <Button type="submit" size="small" variant="primary" busy={isBusy}>
            {t(isBusy ? 'saving' : 'save')}
          </Button>
        </div>
      )}
    </form>
  );
}
