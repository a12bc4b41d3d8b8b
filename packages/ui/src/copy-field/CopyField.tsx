import { Button } from '../button/Button';
import { Field } from '../text-field/Field';
import { CheckIcon, CopyIcon } from '../icons';
import { CopyStatus } from './CopyStatus';
import { useCopy } from './use-copy';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Said where the page may not copy: the text is selected, and is copied by hand. */
  selectedLabel: string;
  /** Told each time it has been copied, by the button or by hand. */
  onCopied?: () => void;
}

/** A text to take along, with a button that copies it. */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedLabel,
  selectedLabel,
  onCopied,
}: CopyFieldProps) {
  const { shownIn, outcome, copy } = useCopy<HTMLInputElement>(value, onCopied);
  return (
    <Field label={label}>
      {(control) => (
        <>
          <div className={styles.row}>
            <input
              {...control}
              ref={shownIn}
              type="text"
              readOnly
              value={value}
              onFocus={(event) => event.target.select()}
              onCopy={onCopied}
            />
            <Button
              icon={outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
              onClick={copy}
            >
              {outcome === 'copied' ? copiedLabel : copyLabel}
            </Button>
          </div>
          <CopyStatus outcome={outcome} copied={copiedLabel} selected={selectedLabel} />
        </>
      )}
    </Field>
  );
}
