import { buttonClassName } from '@hausgeist/ui';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  label: string;
  /** The chosen file, and what is said where there is none. */
  file: File | null | undefined;
  none: string;
  /** Types of files that may be chosen, as `accept` has them. */
  accept: string;
  isBusy: boolean;
  /** Id of what is wrong with the file. */
  errorId?: string | undefined;
  onChoose?: (file: File | undefined) => void;
  /** Takes several files at once instead. */
  onChooseAll?: (files: File[]) => void;
  ref?: Ref<HTMLInputElement>;
  /** Stands behind the name of the file. */
  children?: ReactNode;
}

/** A button to choose a file, and the file's name. */
export function FileChoice(props: FileChoiceProps) {
  const { label, file, none, accept, isBusy, errorId, ref, children } = props;
  const { onChoose, onChooseAll } = props;
  const id = useId();
  const nameId = useId();
  return (
    <div className={styles.choice}>
      <input
        ref={ref}
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        disabled={isBusy}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId ?? nameId}
        multiple={onChooseAll !== undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          onChoose?.(files[0]);
          if (files.length === 0 || !onChooseAll) return;
          onChooseAll(files);
          // The same file can be chosen again, after it was refused.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={buttonClassName()}>
        {label}
      </label>
      <span id={nameId}>{file?.name ?? none}</span>
      {children}
    </div>
  );
}
