import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Combobox } from '@hausgeist/ui/combobox';
import { useState } from 'react';
import { AnalyticsBuildingDocument, AnalyticsBuildingsDocument } from '../../gql/graphql';
import styles from './Analytics.module.css';

interface BuildingPickerProps {
  companyId: string | undefined;
  /** The chosen building; empty for all. */
  chosen: string;
  onChoose: (id: string) => void;
}

const labelOf = ({ name, address }: { name?: string | null; address: string }) =>
  name ? `${name}, ${address}` : address;

/** Narrows figures down to one building; the server looks for those that fit what is typed. */
export function BuildingPicker({ companyId, chosen, onChoose }: BuildingPickerProps) {
  const t = useTranslations('analytics.building');
  const [search, setSearch] = useState<string>();
  const found = useQuery(
    AnalyticsBuildingsDocument,
    search === undefined ? skipToken : { variables: { companyId, search: search.trim() || null } },
  );
  const { data } = useQuery(
    AnalyticsBuildingDocument,
    chosen ? { variables: { id: chosen } } : skipToken,
  );
  const options = ((found.data ?? found.previousData)?.buildings.edges ?? []).map(({ node }) => ({
    value: node.id,
    label: labelOf(node),
  }));
  const building = data?.node?.__typename === 'Building' ? data.node : undefined;
  return (
    <div className={styles.building}>
      <Combobox
        label={t('label')}
        hint={chosen ? t('hint') : undefined}
        placeholder={t('all')}
        loadingText={t('loading')}
        emptyText={t('none')}
        clearLabel={t('clear')}
        loading={found.loading}
        options={options}
        selected={chosen ? { value: chosen, label: building ? labelOf(building) : '…' } : null}
        onSearch={setSearch}
        onSelect={(option) => onChoose(option?.value ?? '')}
      />
    </div>
  );
}
