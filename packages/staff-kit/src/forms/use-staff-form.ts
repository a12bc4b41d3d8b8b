import { useKeepForReturn, useReturned } from '@hausgeist/shell-api';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type * as z from 'zod/mini';

interface StaffFormOptions {
  /** When a field that was found wrong is checked again. */
  reValidateMode?: 'onChange' | 'onSubmit';
}

/**
 * A form whose values are checked by a schema; the messages of the schema are keys for
 * `useErrorText`. The first field at fault gets the focus. What was typed into a form that says its
 * `place` is there again after the session ran out and the same person has signed in anew.
 */
export function useStaffForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: NoInfer<DefaultValues<Values>>,
  place?: string,
  options: StaffFormOptions = {},
) {
  const form = useForm<Values>({
    ...options,
    resolver: standardSchemaResolver(schema),
    defaultValues,
  });
  const typed = useReturned(place) as Partial<Values> | undefined;
  const fillIn = useEffectEvent(() => {
    for (const name of Object.keys(typed ?? {}) as Path<Values>[]) {
      const value = typed?.[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true });
    }
  });
  useEffect(() => fillIn(), []);
  useKeepForReturn(place, () => {
    const before: Record<string, unknown> = form.formState.defaultValues ?? {};
    const changed = Object.entries(form.getValues()).filter(
      ([name, value]) => value !== before[name],
    );
    return changed.length === 0 ? undefined : Object.fromEntries(changed);
  });
  return form;
}
