import { useId, type ReactNode } from 'react';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; name: string; lang?: string; content: ReactNode }[];
}

/** A few exclusive options side by side: native radio buttons, so arrow keys work by themselves. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.name}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.content} lang={option.lang} aria-hidden="true">
            {option.content}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
