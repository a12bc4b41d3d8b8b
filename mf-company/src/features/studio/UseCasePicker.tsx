import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Combobox, type ComboboxOption, useTypedSearch } from '@hausgeist/ui/combobox';
import { useState, type Ref } from 'react';
import { UseCaseChoicesDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

interface UseCasePickerProps {
  /** What to look for as long as nothing was typed. */
  suggestion?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  /** Id and title of the chosen use case. */
  onChange: (useCaseId: string, title?: string) => void;
}

/** Chooses one use case of many; the server looks for those that fit what is typed. */
export function UseCasePicker({ suggestion = '', onChange, ...field }: UseCasePickerProps) {
  const t = useTranslations('knowledge.picker');
  const companyId = useCompanyId();
  const { search, isBehind, onSearch } = useTypedSearch();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const found = useQuery(
    UseCaseChoicesDocument,
    search === undefined
      ? skipToken
      : { variables: { filter: { companyId, search: search || suggestion || null } } },
  );
  const options = (found.data ?? found.previousData)?.entries.edges.map(({ node }) => ({
    value: node.id,
    label: node.title,
  }));
  return (
    <Combobox
      {...field}
      label={t('label')}
      hint={t('hint')}
      placeholder={t('placeholder')}
      loadingText={t('loading')}
      emptyText={found.error ? t('failed') : t('empty')}
      loading={found.loading || isBehind}
      options={options ?? []}
      selected={chosen}
      onSearch={onSearch}
      onSelect={(option) => {
        setChosen(option);
        onChange(option?.value ?? '', option?.label);
      }}
    />
  );
}
