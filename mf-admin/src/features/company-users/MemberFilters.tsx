import { useTranslations } from '@hausgeist/shell-api';
import { SearchBox } from '@hausgeist/staff-kit';
import { Select, Toolbar } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { CompanyUserStatus } from '../../gql/graphql';
import { ROLES } from './members';

interface MemberFiltersProps {
  values: { search: string; role: string; status: string };
  statuses: readonly CompanyUserStatus[];
  onChange: (
    changes: { search?: string; role?: string; status?: string },
    replace?: boolean,
  ) => void;
  /** Filters that come before the others. */
  children?: ReactNode;
}

/** By what company users are looked for. */
export function MemberFilters({ values, statuses, onChange, children }: MemberFiltersProps) {
  const t = useTranslations('companyUsers');
  return (
    <Toolbar>
      <SearchBox
        label={t('search')}
        searched={values.search}
        onSearch={(search) => onChange({ search }, true)}
      />
      {children}
      <Select
        label={t('role')}
        value={values.role}
        options={[
          { value: '', label: t('allRoles') },
          ...ROLES.map((role) => ({ value: role, label: t(role) })),
        ]}
        onChange={(event) => onChange({ role: event.target.value })}
      />
      <Select
        label={t('status')}
        value={values.status}
        options={[
          { value: '', label: t('allStatus') },
          ...statuses.map((status) => ({ value: status, label: t(status) })),
        ]}
        onChange={(event) => onChange({ status: event.target.value })}
      />
    </Toolbar>
  );
}
