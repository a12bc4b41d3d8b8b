import { Link, useFormatter, useTranslations } from '@hausgeist/shell-api';
import {
  companyName,
  DeleteAction,
  EditAction,
  EmailText,
  ListTable,
  MoreActions,
  RowAction,
  RowActions,
  RowLink,
} from '@hausgeist/staff-kit';
import {
  Badge,
  BuildingIcon,
  menuLink,
  StopIcon,
  UsersIcon,
  type DataColumn,
  type DataTableProps,
} from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { CompanyRowFragment } from '../../gql/graphql';
import { ResumeCompany } from './ResumeCompany';
import { PromptStatus } from './PromptStatus';
import styles from './Companies.module.css';

interface CompanyTableProps {
  rows: DataTableProps<CompanyRowFragment>['rows'];
  busy: boolean;
  empty: ReactNode;
  onEdit: (company: CompanyRowFragment) => void;
  onSuspend: (company: CompanyRowFragment) => void;
  onDelete: (company: CompanyRowFragment) => void;
}

/** The list of a company's tenants, or of its owners. */
const people = ({ id }: CompanyRowFragment, type: 'TENANT' | 'OWNER') =>
  `/admin/tenantsowners?${new URLSearchParams({ companyId: id, type }).toString()}`;

const usersOf = (id: string) => `/admin/companies/${id}/users`;

/** Companies with the people they manage, and how their prompt file does. */
export function CompanyTable({ onEdit, onSuspend, onDelete, ...table }: CompanyTableProps) {
  const t = useTranslations('companies');
  const common = useTranslations('common');
  const format = useFormatter();
  const columns: DataColumn<CompanyRowFragment>[] = [
    {
      key: 'name',
      header: t('name'),
      cell: ({ id, name, suspendedAt }) => (
        <>
          <RowLink to={usersOf(id)}>{companyName(name)}</RowLink>{' '}
          {suspendedAt && (
            <Badge tone="warning">
              {t('suspendedSince', {
                date: format.dateTime(new Date(suspendedAt), { dateStyle: 'medium' }),
              })}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'email',
      header: t('email'),
      card: 'plain',
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'phone',
      header: t('phone'),
      card: 'plain',
      cell: ({ phone }) => <span className={styles.phone}>{phone}</span>,
    },
    {
      key: 'tenants',
      header: t('tenants'),
      align: 'end',
      cell: (company) => (
        <Link
          to={people(company, 'TENANT')}
          aria-label={t('tenantsOf', { name: company.name, count: company.tenantCount })}
        >
          {format.number(company.tenantCount)}
        </Link>
      ),
    },
    {
      key: 'owners',
      header: t('owners'),
      align: 'end',
      cell: (company) => (
        <Link
          to={people(company, 'OWNER')}
          aria-label={t('ownersOf', { name: company.name, count: company.ownerCount })}
        >
          {format.number(company.ownerCount)}
        </Link>
      ),
    },
    {
      key: 'prompt',
      header: t('promptStatus'),
      card: 'plain',
      cell: (company) => <PromptStatus {...company} />,
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (company) => (
        <RowActions>
          <EditAction subject={company.name} onClick={() => onEdit(company)} />
          <DeleteAction subject={company.name} onClick={() => onDelete(company)} />
          <MoreActions of={company.name}>
            <Link {...menuLink} to={usersOf(company.id)}>
              <UsersIcon size={18} />
              {t('users')}
            </Link>
            <Link {...menuLink} to={`/company/dashboard?companyId=${company.id}`}>
              <BuildingIcon size={18} />
              {t('openPortal')}
            </Link>
            {company.suspendedAt ? (
              <ResumeCompany company={company} />
            ) : (
              <RowAction Icon={StopIcon} subject={company.name} onClick={() => onSuspend(company)}>
                {t('suspend')}
              </RowAction>
            )}
          </MoreActions>
        </RowActions>
      ),
    },
  ];
  return (
    <ListTable
      list="companies"
      caption={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
