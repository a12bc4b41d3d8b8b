import { useRef, type ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import { useAutosize } from './use-autosize';

interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'ref'> {
  value: string;
}

/** Several lines of text with a label; grows with its text. */
export function TextArea({ label, hint, error, value, ...area }: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useAutosize(ref);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={3} {...area} {...control} ref={ref} value={value} />}
    </Field>
  );
}
