import { useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';
import { Field, type FieldTexts } from './Field';
import { useAutosize } from './use-autosize';

interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'ref'> {
  value: string;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text with a label; grows with its text. */
export function TextArea({ label, hint, error, value, ref, ...area }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => own.current,
    [],
  );
  useAutosize(own);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={3} {...area} {...control} ref={own} value={value} />}
    </Field>
  );
}
