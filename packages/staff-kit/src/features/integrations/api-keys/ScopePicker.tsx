import { scopeOfConstant } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import { Skeleton } from '@hausgeist/ui';
import type { Ref } from 'react';
import { readFragment } from '../../../gql/fragment-masking';
import {
  type ApiKeyScope,
  ApiKeyScopeChoiceFragmentDoc,
  ApiKeyScopesDocument,
} from '../../../gql/graphql';
import { useListQuery } from '../../../lists/use-list-query';
import { CheckboxGroup } from '../ui/CheckboxGroup';
import { LoadFailure } from '../../../lists/LoadFailure';
import { useScopeTexts } from './use-scope-texts';

interface ScopePickerProps {
  companyId: string | undefined;
  value: readonly ApiKeyScope[];
  error?: string | undefined;
  onChange: (value: ApiKeyScope[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses what a key may do, of what the viewer may give. */
export function ScopePicker({ companyId, ...picker }: ScopePickerProps) {
  const t = useTranslations('apiKeys.form');
  const common = useTranslations('common');
  const texts = useScopeTexts();
  const { data, error, reload } = useListQuery(ApiKeyScopesDocument, { companyId });
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        texts={{ failed: t('scopesFailed'), offline: common('offline') }}
        onRetry={reload}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('scopesLoading')}>
        <Skeleton />
      </div>
    );
  }
  const scopes = readFragment(ApiKeyScopeChoiceFragmentDoc, data.apiKeyScopes);
  const groups = [...new Set(scopes.map(({ group }) => group))].map((group) => ({
    key: group,
    label: texts.group(group),
    choices: scopes
      .filter((scope) => scope.group === group)
      .map(({ name, description }) => ({
        value: name,
        label: texts.scope(name, description),
        hint: scopeOfConstant(name) ?? name,
      })),
  }));
  return <CheckboxGroup label={t('scopes')} hint={t('scopesHint')} groups={groups} {...picker} />;
}
