import { useTranslations } from '@hausgeist/shell-api/slim';
import { useAutosize } from '@hausgeist/ui';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { Step } from '../identification';
import styles from './MessageInput.module.css';

interface MessageInputProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  step: Step;
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onEscape: () => void;
  /** Files from the clipboard, such as a picture of the screen. */
  onFiles: (files: readonly File[]) => void;
  describedBy?: string;
  invalid: boolean;
}

/** What the keyboard of a phone and the browser's memory can help with, step by step. */
const ASSISTANCE = {
  email: { inputMode: 'email', autoComplete: 'email', name: 'email', autoCapitalize: 'none' },
  authNumber: {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    name: 'authNumber',
    autoCapitalize: 'none',
  },
  code: {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    name: 'code',
    autoCapitalize: 'none',
  },
  complete: {
    inputMode: 'text',
    autoComplete: 'off',
    name: 'message',
    autoCapitalize: 'sentences',
  },
} as const satisfies Record<Step, object>;

const PLACEHOLDERS = {
  email: 'emailPlaceholder',
  authNumber: 'numberPlaceholder',
  code: 'codePlaceholder',
  complete: 'placeholder',
} as const satisfies Record<Step, string>;

/** The text input: Enter sends, Shift and Enter start a new line. */
export function MessageInput({
  ref,
  step,
  value,
  onChange,
  onSubmit,
  onEscape,
  onFiles,
  describedBy,
  invalid,
}: MessageInputProps) {
  const t = useTranslations('composer');
  useAutosize(ref);

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a character is being composed, Enter belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSubmit();
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const files = [...event.clipboardData.files];
    // A text that was copied with its picture is pasted as text.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <textarea
      ref={ref}
      className={styles.input}
      rows={1}
      {...ASSISTANCE[step]}
      spellCheck={step === 'complete'}
      enterKeyHint="send"
      aria-label={t('label')}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      placeholder={t(PLACEHOLDERS[step])}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKey}
      onPaste={handlePaste}
    />
  );
}
