import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Combobox, type ComboboxOption } from '@hausgeist/ui/combobox';
import { useEffect, useState, type Ref } from 'react';
import { UseCaseChoicesDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

/** Pause in typing after which the server is asked. */
const SEARCH_DELAY_MS = 200;

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
  const [text, setText] = useState<string | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  useEffect(() => {
    if (text === null || text === search) return undefined;
    const timer = setTimeout(() => setSearch(text), text === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  const found = useQuery(
    UseCaseChoicesDocument,
    search === null
      ? skipToken
      : { variables: { filter: { companyId, search: search.trim() || suggestion || null } } },
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
      loading={found.loading || text !== search}
      options={options ?? []}
      selected={chosen}
      onSearch={setText}
      onSelect={(option) => {
        setChosen(option);
        onChange(option?.value ?? '', option?.label);
      }}
    />
  );
}
