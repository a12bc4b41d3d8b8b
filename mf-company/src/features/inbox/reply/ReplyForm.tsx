import { useTranslations } from '@hausgeist/shell-api';
import { InlineError, useAutosize } from '@hausgeist/ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { InboxRow } from '../../inbox-live';
import { filledIn } from './canned';
import { CannedList } from './CannedList';
import styles from './Composer.module.css';
import { ProposalNote } from './ProposalNote';
import { ReplyFoot } from './ReplyFoot';
import { ReplyHint } from './ReplyHint';
import { useCanned } from './use-canned';
import { useProposal } from './use-proposal';
import { StoppedFoot } from './StoppedFoot';
import type { Reply } from './use-reply';
import { useOwnName } from '../work/use-colleagues';

const isTouchScreen = () =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

interface ReplyFormProps {
  row: InboxRow;
  reply: Reply;
  /** Whether the viewer answers already. */
  isMine: boolean;
  /** Why it cannot be sent any more. */
  stopped: string | undefined;
  canBeMailed: boolean;
  /** Puts the conversation away once the reply is sent; missing for those who may not. */
  onFinish: ((row: InboxRow) => Promise<void>) | undefined;
  /** Called when what was written is thrown away. */
  onDiscard: () => void;
}

/** Writes to the tenant, also with texts that the company keeps. */
export function ReplyForm({ row, reply, isMine, stopped, onFinish, ...props }: ReplyFormProps) {
  const t = useTranslations('inbox.reply');
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const ownName = useOwnName();
  const { text, isBusy, write } = reply;
  const drafting = useProposal(row.id, (draft) => {
    // What was written meanwhile stays in front.
    const before = area.current?.value.trim() ?? '';
    write(before ? `${before}\n\n${draft}` : draft);
    area.current?.focus();
  });
  const failure = reply.error ?? drafting.error;
  const canned = useCanned(text, (chosen, isTyped) => {
    const filled = filledIn(chosen.text, row, ownName);
    const at = area.current?.selectionStart ?? text.length;
    write(isTyped ? filled : text.slice(0, at) + filled + text.slice(at));
    area.current?.focus();
  });
  useAutosize(area);
  const isStopped = stopped !== undefined;
  useEffect(() => {
    // On a touch screen the keyboard would take half of what is to be read first.
    if (isMine && !isTouchScreen()) area.current?.focus();
  }, [isMine]);

  async function send(thenFinish = false): Promise<void> {
    const sent = isStopped ? undefined : await reply.send();
    if (!sent) return;
    drafting.forget();
    if (thenFinish) await onFinish?.(sent);
  }
  function handleKey(event: KeyboardEvent): void {
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSending) void send(event.shiftKey);
    else if (!canned.handleKey(event)) return;
    event.preventDefault();
  }
  const hasOptions = canned.replies.length > 0;
  const offered = canned.replies.map((one) => ({ ...one, text: filledIn(one.text, row, ownName) }));
  return (
    <form
      data-reply
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {canned.isOpen && (
        <CannedList id={listId} {...canned} replies={offered} onTake={canned.take} />
      )}
      <textarea
        ref={area}
        className={styles.text}
        rows={2}
        maxLength={4_000}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        aria-autocomplete="list"
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions ? `${listId}-${canned.current}` : undefined}
        value={text}
        onChange={({ target }) => {
          write(target.value);
          drafting.noteText(target.value);
        }}
        onKeyDown={handleKey}
      />
      {drafting.proposal && <ProposalNote proposal={drafting.proposal} />}
      {failure && <InlineError>{failure}</InlineError>}
      {!isStopped && <ReplyHint row={row} isBegun={text !== ''} canBeMailed={props.canBeMailed} />}
      {isStopped ? (
        <StoppedFoot
          reason={stopped}
          onDiscard={() => {
            write('');
            props.onDiscard();
          }}
        />
      ) : (
        <ReplyFoot
          isSending={isBusy}
          isProposing={drafting.isBusy}
          isChoosing={canned.isOpen}
          onFinish={onFinish && (() => void send(true))}
          onPropose={() => void drafting.propose()}
          onChoose={() => {
            canned.toggle();
            area.current?.focus();
          }}
        />
      )}
    </form>
  );
}
