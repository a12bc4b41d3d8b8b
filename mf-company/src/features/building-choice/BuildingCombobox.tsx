import { MessagesProvider, skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Combobox, useTypedSearch } from '@hausgeist/ui/combobox';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChosenBuildingFragmentDoc,
  PortalBuildingChoicesDocument,
  PortalChosenBuildingsDocument,
  type ChosenBuildingFragment,
} from '../../gql/graphql';
import { buildingChoiceCatalogues } from '../../messages/building-choice-catalogues';
import { useCompanyId } from '../company-scope';
import type { BuildingFilterProps } from './BuildingFilter';

const optionOf = ({ id, name, address }: ChosenBuildingFragment) => ({
  value: id,
  label: name ? `${name}, ${address}` : address,
});

function OneOfMany({ value, onChange }: BuildingFilterProps) {
  const t = useTranslations('buildingChoice');
  const common = useTranslations('common');
  const companyId = useCompanyId();
  const { search, isBehind, onSearch } = useTypedSearch();
  const found = useQuery(
    PortalBuildingChoicesDocument,
    search === undefined ? skipToken : { variables: { companyId, search: search || null } },
  );
  const { data } = useQuery(
    PortalChosenBuildingsDocument,
    value === '' ? skipToken : { variables: { ids: [value] } },
  );
  const options = ((found.data ?? found.previousData)?.buildings.edges ?? []).map(({ node }) =>
    optionOf(readFragment(ChosenBuildingFragmentDoc, node)),
  );
  const [node] = data?.nodes ?? [];
  // An address may name a building that is gone: it narrows the list down all the same.
  const chosen =
    node?.__typename === 'Building'
      ? optionOf(readFragment(ChosenBuildingFragmentDoc, node))
      : { value, label: '…' };
  return (
    <Combobox
      label={t('filter')}
      placeholder={t('all')}
      loadingText={common('loading')}
      emptyText={t('none')}
      clearLabel={t('all')}
      loading={found.loading || isBehind}
      options={options}
      selected={value === '' ? null : chosen}
      onSearch={onSearch}
      onSelect={(option) => onChange(option?.value ?? '')}
    />
  );
}

/** One of very many buildings: the server looks for those that fit what is typed. */
export function BuildingCombobox(props: BuildingFilterProps) {
  return (
    <MessagesProvider messages={buildingChoiceCatalogues}>
      <OneOfMany {...props} />
    </MessagesProvider>
  );
}
