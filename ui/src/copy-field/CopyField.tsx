import { useEffect, useState } from 'react';
import { Button } from '../button/Button';
import { Field } from '../text-field/Field';
import { CheckIcon, CopyIcon } from '../icons';
import styles from './CopyField.module.css';

/** How long the button says that it has copied. */
const CONFIRMATION_MS = 2_500;

interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Told each time it has been copied, by the button or by hand. */
  onCopied?: () => void;
}

/** A text to take along, with a button that copies it. */
export function CopyField({ label, value, copyLabel, copiedLabel, onCopied }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  function handleCopied(): void {
    setCopied(true);
    onCopied?.();
  }
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            type="text"
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            onCopy={onCopied}
          />
          <Button
            icon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
            onClick={() => {
              // Without permission the text can still be selected and copied by hand.
              navigator.clipboard.writeText(value).then(handleCopied, () => undefined);
            }}
          >
            <span role="status">{copied ? copiedLabel : copyLabel}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
