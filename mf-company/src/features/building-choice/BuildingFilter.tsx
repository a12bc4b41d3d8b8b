import { usePermission } from '@hausgeist/shell-api';
import { late } from '@hausgeist/staff-kit';
import { Suspense } from 'react';

const BuildingCombobox = late(async () => (await import('./BuildingCombobox')).BuildingCombobox);

export interface BuildingFilterProps {
  /** The chosen building; empty for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Narrows a list down to the people of one building, for those who may see buildings. */
export function BuildingFilter(props: BuildingFilterProps) {
  if (!usePermission('users.view')) return null;
  return (
    // Its place is kept, so that the filters beside it do not move.
    <Suspense fallback={<span />}>
      <BuildingCombobox {...props} />
    </Suspense>
  );
}
