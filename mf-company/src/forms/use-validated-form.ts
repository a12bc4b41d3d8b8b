import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** A form whose values are checked by a schema; the first field at fault gets the focus. */
export function useValidatedForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  defaultValues: NoInfer<DefaultValues<Values>>,
) {
  return useForm<Values>({ resolver: zodResolver(schema), defaultValues });
}
