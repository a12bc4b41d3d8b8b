import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { Checkbox, TextArea } from '@hausgeist/ui';
import type { CaseRow } from '../case-lists';
import { CaseTenantNoticeDocument } from '../gql/graphql';
import type { Telling } from './telling';

interface TellTenantProps {
  row: CaseRow;
  telling: Telling;
  /** Whether people of added conversations are told, too: of a new state. */
  tellsOthers?: boolean;
  onChange: (telling: Telling) => void;
}

/** Says who is told, and by which way; one can leave that out, or add something. */
export function TellTenant({
  row: { id, endUser },
  telling,
  tellsOthers = false,
  onChange,
}: TellTenantProps) {
  const t = useTranslations('cases.tell');
  const { data } = useQuery(CaseTenantNoticeDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const way = data?.case.tenantNotice;
  const others = new Set(data?.case.conversations.map(({ personId }) => personId));
  if (endUser) others.delete(endUser.id);
  const count = tellsOthers ? others.size : 0;
  if (!endUser && count === 0) return null;
  const name = endUser ? `${endUser.firstName} ${endUser.lastName}` : '';
  // There is no address that is known to be the tenant's.
  if (endUser && data && !way) return <p>{t('noWay', { name })}</p>;
  return (
    <>
      <Checkbox
        label={endUser ? t(way ?? 'anyWay', { name }) : t('others', { count })}
        checked={telling.tellsTenant}
        onChange={({ target }) => onChange({ ...telling, tellsTenant: target.checked })}
      />
      {telling.tellsTenant && (
        <TextArea
          label={t('note')}
          hint={endUser && count > 0 ? t('noteHintOthers', { count }) : t('noteHint')}
          value={telling.note}
          maxLength={1_000}
          onChange={({ target }) => onChange({ ...telling, note: target.value })}
        />
      )}
    </>
  );
}
