import { useKeepForReturn, useReturned } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { schemaResolver } from './resolver';

/**
 * The form of a dialog, checked by a schema. What was typed into it when the session ran out is there
 * again when the same person is back; `place` tells the forms apart.
 */
export function useDialogForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: NoInfer<DefaultValues<Values>>,
  place: string,
) {
  const form = useForm<Values>({ resolver: schemaResolver(schema), defaultValues });
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
