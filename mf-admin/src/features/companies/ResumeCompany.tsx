import { useTranslations } from '@hausgeist/shell-api';
import { RowAction, useAction } from '@hausgeist/staff-kit';
import { CheckIcon } from '@hausgeist/ui';
import { SetCompanyStatusDocument, type CompanyRowFragment } from '../../gql/graphql';

/** Serves a suspended company again, at once. */
export function ResumeCompany({ company }: { company: CompanyRowFragment }) {
  const t = useTranslations('companies.resume');
  const { id, name } = company;
  const { run, isBusy } = useAction(SetCompanyStatusDocument, {
    failed: t('failed'),
    done: t('done', { name }),
    rereads: 'active',
    isToasted: true,
  });

  return (
    <RowAction
      Icon={CheckIcon}
      subject={name}
      busy={isBusy}
      onClick={() => void run({ input: { id, action: 'RESUME' } })}
    >
      {t('action')}
    </RowAction>
  );
}
