import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Combobox, useTypedSearch } from '@hausgeist/ui/combobox';
import { useState, type Ref } from 'react';
import { ChosenCompanyDocument, CompanyChoicesDocument } from '../../gql/graphql';

interface CompanyPickerProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  /** Id of the chosen company; empty where there is none. */
  value: string;
  /** Its name, where that is known already. */
  name?: string;
  /** Whether the choice can be taken back. */
  clearable?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  onChange: (companyId: string) => void;
}

/** Chooses one company of many; the server looks for those that fit what is typed. */
export function CompanyPicker({
  value,
  name,
  clearable = false,
  onChange,
  ...field
}: CompanyPickerProps) {
  const t = useTranslations('companyPicker');
  const { search, isBehind, onSearch } = useTypedSearch();
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(
    value && name ? { value, label: name } : null,
  );

  const found = useQuery(
    CompanyChoicesDocument,
    search === undefined ? skipToken : { variables: { search: search || null } },
  );
  // A link may bring an id whose name has not been read yet.
  const isNameless = value !== '' && chosen?.value !== value;
  const named = useQuery(
    ChosenCompanyDocument,
    isNameless ? { variables: { id: value } } : skipToken,
  );
  const nameless = { value, label: named.data?.company.name ?? (named.error ? t('unknown') : '…') };
  const options = (found.data ?? found.previousData)?.companies.edges.map(({ node }) => ({
    value: node.id,
    label: node.name,
  }));
  return (
    <Combobox
      {...field}
      loadingText={t('loading')}
      emptyText={found.error ? t('failed') : t('empty')}
      clearLabel={clearable ? t('clear') : undefined}
      loading={found.loading || isBehind}
      options={options ?? []}
      selected={value === '' ? null : isNameless ? nameless : chosen}
      onSearch={onSearch}
      onSelect={(option) => {
        setChosen(option);
        onChange(option?.value ?? '');
      }}
    />
  );
}
