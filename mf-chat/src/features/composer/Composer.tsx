import { MAX_MESSAGE_LENGTH } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api/slim';
import {
  AttachIcon,
  Button,
  classNames,
  IconButton,
  SendIcon,
  StopIcon,
  VisuallyHidden,
} from '@hausgeist/ui';
import { useId, useRef, type ChangeEvent, type RefObject } from 'react';
import { ACCEPTED_FILES, LateStagedFiles, type FileRefusal } from '../attachments';
import type { Step } from '../identification';
import { LatePart } from '../late-part';
import { MessageInput } from './MessageInput';
import { useFileDrop } from './use-file-drop';
import styles from './Composer.module.css';

/** So many characters before the limit the rest is counted. */
const COUNT_FROM = 400;

export interface ComposerProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  step: Step;
  /** Something is on its way: sending waits, writing does not. */
  busy: boolean;
  text: string;
  onTextChange: (text: string) => void;
  files: readonly File[];
  refusals: readonly FileRefusal[];
  onFilesAdd: (files: readonly File[]) => void;
  onFileRemove: (file: File) => void;
  onSend: () => void;
  /** Ends the answer that is being written; missing where there is none. */
  onStop?: (() => void) | undefined;
  /** Takes error lines away. */
  onEscape: () => void;
}

function LengthHint({ id, left }: { id: string; left: number }) {
  const t = useTranslations('composer');
  return (
    <span id={id} className={classNames(styles.length, left < 0 && styles.tooLong)}>
      {left < 0 ? t('tooLong', { count: -left }) : t('left', { count: left })}
    </span>
  );
}

/** An arrow to the eye, a word to everyone else; while something is on its way it turns and waits. */
function SendButton({ busy, disabled }: { busy: boolean; disabled: boolean }) {
  const t = useTranslations('composer');
  const name = t(busy ? 'sending' : 'send');
  return (
    <Button
      type="submit"
      variant="primary"
      className={styles.round}
      busy={busy}
      disabled={disabled}
      icon={<SendIcon />}
      title={name}
      // The keyboard of a phone stays open.
      onMouseDown={(event) => event.preventDefault()}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

/** One line that grows: files, text, Send. */
export function Composer({
  inputRef,
  step,
  busy,
  text,
  onTextChange,
  files,
  refusals,
  onFilesAdd,
  onFileRemove,
  onSend,
  onStop,
  onEscape,
}: ComposerProps) {
  const t = useTranslations('composer');
  const picker = useRef<HTMLInputElement>(null);
  const lengthId = useId();
  const canAttach = step === 'complete';
  const hovering = useFileDrop(canAttach, onFilesAdd);
  const left = MAX_MESSAGE_LENGTH - text.trim().length;
  const empty = text.trim() === '' && files.length === 0;
  const blocked = empty || left < 0;

  const submit = () => {
    if (blocked || busy) return;
    onSend();
    inputRef.current?.focus();
  };
  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    onFilesAdd([...(event.target.files ?? [])]);
    // The same file may be picked again after it was removed.
    event.target.value = '';
    inputRef.current?.focus();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={classNames(styles.card, hovering && styles.hovering)}>
        {(files.length > 0 || refusals.length > 0) && (
          <div className={styles.staged}>
            <LatePart fallback={null}>
              <LateStagedFiles
                files={files}
                refusals={refusals}
                onRemove={onFileRemove}
                onFocusLost={() => inputRef.current?.focus()}
              />
            </LatePart>
          </div>
        )}
        <div className={styles.line}>
          <IconButton
            className={styles.round}
            label={t(canAttach ? 'attach' : 'attachLocked')}
            icon={<AttachIcon />}
            disabled={!canAttach}
            onClick={() => picker.current?.click()}
          />
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={ACCEPTED_FILES}
            onChange={handlePick}
          />
          <div className={styles.writing}>
            <MessageInput
              ref={inputRef}
              step={step}
              value={text}
              onChange={onTextChange}
              onSubmit={submit}
              onEscape={onEscape}
              onFiles={canAttach ? onFilesAdd : () => undefined}
              describedBy={left < COUNT_FROM ? lengthId : undefined}
              invalid={left < 0}
            />
          </div>
          {onStop ? (
            <Button className={styles.round} title={t('stop')} onClick={onStop}>
              <StopIcon />
              <VisuallyHidden>{t('stop')}</VisuallyHidden>
            </Button>
          ) : (
            <SendButton busy={busy} disabled={blocked && !busy} />
          )}
        </div>
        {left < COUNT_FROM && <LengthHint id={lengthId} left={left} />}
        {hovering && <div className={styles.dropHint}>{t('drop')}</div>}
      </div>
    </form>
  );
}
