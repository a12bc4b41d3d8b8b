import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Combobox, type ComboboxOption } from '@hausgeist/ui/combobox';
import { useEffect, useState } from 'react';
import { useCompanyId } from '../../company-scope';
import { CasePersonChoicesDocument } from '../gql/graphql';

/** Pause in typing after which the server is asked. */
const SEARCH_DELAY_MS = 200;

interface PersonPickerProps {
  onChange: (id: string | undefined) => void;
}

/** Chooses the tenant or owner of a case; the server looks for those that fit what is typed. */
export function PersonPicker({ onChange }: PersonPickerProps) {
  const t = useTranslations('cases.form');
  const companyId = useCompanyId();
  const [text, setText] = useState<string>();
  const [search, setSearch] = useState<string>();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  useEffect(() => {
    if (text === undefined || text === search) return undefined;
    const timer = setTimeout(() => setSearch(text), text === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  const found = useQuery(
    CasePersonChoicesDocument,
    search === undefined ? skipToken : { variables: { companyId, search: search.trim() || null } },
  );
  const people = (found.data ?? found.previousData)?.endUsers.edges ?? [];
  return (
    <Combobox
      label={t('endUser')}
      placeholder={t('personSearch')}
      loadingText={t('personLoading')}
      emptyText={t('personEmpty')}
      clearLabel={t('personClear')}
      loading={found.loading || text !== search}
      options={people.map(({ node }) => ({
        value: node.id,
        label: `${node.fullName}, ${node.address}`,
      }))}
      selected={chosen}
      onSearch={setText}
      onSelect={(option) => {
        setChosen(option);
        onChange(option?.value);
      }}
    />
  );
}
