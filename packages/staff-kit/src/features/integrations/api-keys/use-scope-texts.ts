import { scopeOfConstant } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import type { ApiKeyScope } from '../../../gql/graphql';

type Key = Parameters<ReturnType<typeof useTranslations<'apiScopes'>>>[0];

/** Words for scopes; what this build does not know yet speaks with the server's words. */
export function useScopeTexts() {
  const t = useTranslations('apiScopes');
  const textOf = (key: string, fallback: string) => (t.has(key as Key) ? t(key as Key) : fallback);
  return {
    group: (group: string) => textOf(`${group}.label`, group),
    scope: (scope: ApiKeyScope, fallback: string = scope) =>
      textOf(scopeOfConstant(scope) ?? scope, fallback),
  };
}
