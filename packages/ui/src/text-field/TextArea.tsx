import { useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';
import { Field, type FieldTexts } from './Field';
import { useAutosize } from './use-autosize';

interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'ref'> {
  value: string;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** As many lines have room in the least height of all. */
const FEW = 3;

/** Several lines of text with a label; begins with as many `rows`, and grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, value, ref, rows = FEW, ...area } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => own.current,
    [],
  );
  useAutosize(own);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          ref={own}
          rows={rows}
          // A browser that lets it grow by style (`field-sizing`) leaves `rows` out.
          style={rows > FEW ? { minBlockSize: `calc(${rows}lh + var(--space-4))` } : undefined}
          value={value}
        />
      )}
    </Field>
  );
}
