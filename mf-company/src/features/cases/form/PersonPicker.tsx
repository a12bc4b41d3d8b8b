import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Combobox, type ComboboxOption, useTypedSearch } from '@hausgeist/ui/combobox';
import { useState } from 'react';
import { useCompanyId } from '../../company-scope';
import { CasePersonChoicesDocument } from '../gql/graphql';

interface PersonPickerProps {
  onChange: (id: string | undefined) => void;
}

/** Chooses the tenant or owner of a case; the server looks for those that fit what is typed. */
export function PersonPicker({ onChange }: PersonPickerProps) {
  const t = useTranslations('cases.form');
  const companyId = useCompanyId();
  const { search, isBehind, onSearch } = useTypedSearch();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const found = useQuery(
    CasePersonChoicesDocument,
    search === undefined ? skipToken : { variables: { companyId, search: search || null } },
  );
  const people = (found.data ?? found.previousData)?.endUsers.edges ?? [];
  return (
    <Combobox
      label={t('endUser')}
      placeholder={t('personSearch')}
      loadingText={t('personLoading')}
      emptyText={t('personEmpty')}
      clearLabel={t('personClear')}
      loading={found.loading || isBehind}
      options={people.map(({ node }) => ({
        value: node.id,
        label: `${node.fullName}, ${node.address}`,
      }))}
      selected={chosen}
      onSearch={onSearch}
      onSelect={(option) => {
        setChosen(option);
        onChange(option?.value);
      }}
    />
  );
}
