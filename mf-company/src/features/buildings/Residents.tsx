import { Link, useTranslations } from '@hausgeist/shell-api';
import {
  EmailText,
  ListFrame,
  PersonKindBadge,
  personPath,
  RowLink,
  Section,
  useListQuery,
} from '@hausgeist/staff-kit';
import {
  Button,
  buttonClassName,
  CloseIcon,
  DataTable,
  EmptyState,
  type DataColumn,
} from '@hausgeist/ui';
import { useState } from 'react';
import { useCompanyId } from '../company-scope';
import {
  PortalBuildingPeopleDocument,
  type FlatRowFragment,
  type PortalBuildingPeopleQuery,
} from './gql/graphql';

interface ResidentsProps {
  buildingId: string;
  /** Only those of this flat. */
  flat: FlatRowFragment | undefined;
  onShowAll: () => void;
}

type Resident = PortalBuildingPeopleQuery['endUsers']['edges'][number]['node'];

const PAGE_SIZE = 10;

/** Tenants and owners of a building, or of one of its flats. */
export function Residents({ buildingId, flat, onShowAll }: ResidentsProps) {
  const t = useTranslations('buildings');
  const [page, setPage] = useState(1);
  const companyId = useCompanyId();
  const { data, ...list } = useListQuery(PortalBuildingPeopleDocument, {
    first: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    filter: { companyId, buildingId, flatId: flat?.id ?? null },
  });
  const columns: DataColumn<Resident>[] = [
    {
      key: 'name',
      header: t('peopleColumns.name'),
      cell: ({ id, fullName }) => (
        <RowLink to={personPath('/company/dashboard/end-users', id)}>{fullName}</RowLink>
      ),
    },
    {
      key: 'type',
      header: t('peopleColumns.type'),
      card: 'corner',
      cell: ({ type }) => <PersonKindBadge type={type} />,
    },
    {
      key: 'flat',
      header: t('peopleColumns.flat'),
      cell: ({ apartmentNumber }) => apartmentNumber,
    },
    {
      key: 'email',
      header: t('peopleColumns.email'),
      card: 'plain',
      cell: ({ email }) => <EmailText email={email} />,
    },
    { key: 'phone', header: t('peopleColumns.phone'), card: 'plain', cell: ({ phone }) => phone },
  ];
  const title = flat ? t('peopleOfFlat', { label: flat.label }) : t('people');
  const { edges, totalCount } = data?.endUsers ?? {};
  return (
    <Section title={title}>
      {flat && (
        <div>
          <Button size="small" icon={<CloseIcon size={16} />} onClick={onShowAll}>
            {t('allPeople')}
          </Button>
        </div>
      )}
      <ListFrame
        list={{ ...list, page, pageSize: PAGE_SIZE, setPage, total: totalCount }}
        failures={{ failed: t('peopleFailed') }}
      >
        <DataTable
          caption={title}
          columns={columns}
          rows={edges?.map(({ node }) => node)}
          rowKey={({ id }) => id}
          busy={list.isBusy}
          empty={
            <EmptyState
              title={t('noPeople')}
              action={
                <Link className={buttonClassName()} to="/company/dashboard/end-users">
                  {t('toPeople')}
                </Link>
              }
            >
              {t('noPeopleHint')}
            </EmptyState>
          }
        />
      </ListFrame>
    </Section>
  );
}
