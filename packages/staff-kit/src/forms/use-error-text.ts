import { useTranslations } from '@hausgeist/shell-api';
import type { FieldError } from 'react-hook-form';

/**
 * The words for a field's error: messages of a schema are keys of this part of the catalogue, those
 * of the server are texts already. `values` are what texts with placeholders need.
 */
export function useErrorText(
  namespace: Parameters<typeof useTranslations>[0],
  values?: Readonly<Record<string, string | number>>,
) {
  const t = useTranslations(namespace) as (key: string, values?: object) => string;
  return (error: FieldError | undefined): string | undefined => {
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : t(error.message, values);
  };
}
