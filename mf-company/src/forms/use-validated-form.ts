import { useKeepForReturn, useReturned } from '@hausgeist/shell-api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * A form whose values are checked by a schema; the first field at fault gets the focus. What was
 * typed into a form that says its `place` is there again after a session has run out.
 */
export function useValidatedForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  defaultValues: NoInfer<DefaultValues<Values>>,
  place?: string,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues });
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
