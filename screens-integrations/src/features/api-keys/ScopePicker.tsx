import { useTranslations } from '@hausgeist/shell-api';
import { Skeleton } from '@hausgeist/ui';
import type { Ref } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { ApiKeyScopeChoiceFragmentDoc, ApiKeyScopesDocument } from '../../gql/graphql';
import { useFailureText } from '../../requests/use-failure-text';
import { useList } from '../../requests/use-list';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { LoadFailure } from '../../ui/LoadFailure';
import { useScopeTexts } from './use-scope-texts';

interface ScopePickerProps {
  companyId: string | undefined;
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses what a key may do, of what the viewer may give. */
export function ScopePicker({ companyId, ...picker }: ScopePickerProps) {
  const t = useTranslations('apiKeys.form');
  const texts = useScopeTexts();
  const textOf = useFailureText();
  const { data, error, reload } = useList(ApiKeyScopesDocument, { companyId });
  if (error && !data) {
    return <LoadFailure text={textOf(error, t('scopesFailed'))} onRetry={reload} />;
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
        hint: name,
      })),
  }));
  return <CheckboxGroup label={t('scopes')} hint={t('scopesHint')} groups={groups} {...picker} />;
}
