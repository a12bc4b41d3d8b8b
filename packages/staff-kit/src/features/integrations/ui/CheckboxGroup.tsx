import { Checkbox, InlineError } from '@hausgeist/ui';
import { useEffect, useId, useRef, type Ref } from 'react';
import styles from './CheckboxGroup.module.css';

/** Choices that belong together; ticking their title ticks them all. */
export interface CheckboxChoices<Value extends string> {
  key: string;
  label: string;
  choices: readonly { value: Value; label: string; hint?: string }[];
}

interface CheckboxGroupProps<Value extends string> {
  label: string;
  hint?: string;
  error?: string | undefined;
  groups: readonly CheckboxChoices<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The first choice, for the focus when nothing was chosen. */
  ref?: Ref<HTMLInputElement>;
}

interface TitleProps<Value extends string> {
  group: CheckboxChoices<Value>;
  value: readonly Value[];
  onSet: (values: readonly Value[], chosen: boolean) => void;
}

/** The box of a whole group: ticked, empty, or between the two. */
function Title<Value extends string>({ group, value, onSet }: TitleProps<Value>) {
  const box = useRef<HTMLInputElement>(null);
  const values = group.choices.map((choice) => choice.value);
  const count = values.filter((one) => value.includes(one)).length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < values.length;
  }, [count, values.length]);
  return (
    <Checkbox
      ref={box}
      label={<span className={styles.title}>{group.label}</span>}
      checked={count === values.length}
      onChange={(event) => onSet(values, event.target.checked)}
    />
  );
}

/** Several of many, in groups that can be taken as a whole. */
export function CheckboxGroup<Value extends string>({
  label,
  hint,
  error,
  groups,
  value,
  onChange,
  ref,
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  /** Keeps the order of the choices, whatever the order of the ticks. */
  function set(values: readonly Value[], chosen: boolean): void {
    const next = new Set(value);
    for (const one of values) {
      if (chosen) next.add(one);
      else next.delete(one);
    }
    const all = groups.flatMap(({ choices }) => choices.map((choice) => choice.value));
    onChange([...next].toSorted((one, other) => all.indexOf(one) - all.indexOf(other)));
  }
  return (
    <fieldset className={styles.set} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <div key={group.key} role="group" aria-label={group.label} className={styles.group}>
            <Title group={group} value={value} onSet={set} />
            <div className={styles.choices}>
              {group.choices.map((choice, position) => (
                <Checkbox
                  key={choice.value}
                  ref={index === 0 && position === 0 ? ref : undefined}
                  label={choice.label}
                  hint={choice.hint}
                  checked={value.includes(choice.value)}
                  onChange={(event) => set([choice.value], event.target.checked)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
