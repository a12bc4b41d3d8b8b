import { useState, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import { EyeIcon, EyeOffIcon } from '../icons';
import { Field, type FieldTexts } from './Field';
import styles from './PasswordField.module.css';

interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  /** Names of the button that shows and hides what is typed. */
  showLabel: string;
  hideLabel: string;
}

/** A password, hidden until one asks to see it. */
export function PasswordField({
  label,
  hint,
  error,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const toggleLabel = visible ? hideLabel : showLabel;
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <div className={styles.frame}>
          <input
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            className={classNames(className, styles.input)}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={toggleLabel}
            title={toggleLabel}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </button>
        </div>
      )}
    </Field>
  );
}
