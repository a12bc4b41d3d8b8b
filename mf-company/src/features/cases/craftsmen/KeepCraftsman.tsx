import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Button } from '@hausgeist/ui';
import { useCompanyId } from '../../company-scope';
import type { CaseRow } from '../case-lists';
import { readFragment } from '../gql/fragment-masking';
import {
  CraftsmanRowFragmentDoc,
  CreatePortalCraftsmanDocument,
  PortalCraftsmenDocument,
} from '../gql/graphql';

/** Takes the craftsman who was typed into a case into the company's list; nothing where the list has them. */
export function KeepCraftsman({
  craftsman: { name: typed, email, phone },
}: {
  craftsman: NonNullable<CaseRow['craftsman']>;
}) {
  const t = useTranslations('cases.page');
  const companyId = useCompanyId();
  const { data } = useQuery(PortalCraftsmenDocument, {
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
  });
  const name = typed || email || phone;
  const { run, isBusy } = useAction(CreatePortalCraftsmanDocument, {
    failed: t('keepFailed'),
    done: t('kept', { name }),
    isToasted: true,
    rereads: 'active',
  });
  const isKept = data?.craftsmen.some((row) => {
    const kept = readFragment(CraftsmanRowFragmentDoc, row);
    return kept.name === name || (email !== '' && kept.email === email);
  });
  // Not offered before the list is known, as it could have them.
  if (isKept !== false) return null;
  const input = { companyId, name, email, phone, trade: '', note: '' };
  return (
    <Button size="small" variant="quiet" busy={isBusy} onClick={() => void run({ input })}>
      {t('keep')}
    </Button>
  );
}
