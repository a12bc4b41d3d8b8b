import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form whose values a schema checks; the first field at fault gets the focus. */
export function useCheckedForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: NoInfer<DefaultValues<Values>>,
) {
  return useForm<Values>({ resolver: standardSchemaResolver(schema), defaultValues });
}
