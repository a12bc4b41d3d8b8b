import { useTranslations, type ToldRefusal } from '@hausgeist/shell-api/slim';

/**
 * Says why the server refuses something in the language of the page; for reasons that tenants do not
 * meet, or that are newer than the page, the server's own text stands.
 */
export function useRefusalText(): (refusal: ToldRefusal) => string {
  const t = useTranslations('refusals');
  return ({ reason, params, message }) =>
    reason && t.has(reason as never) ? t(reason as never, params as never) : message;
}
