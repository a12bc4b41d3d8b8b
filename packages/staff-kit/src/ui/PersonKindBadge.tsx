import { useTranslations } from '@hausgeist/shell-api';
import { Badge } from '@hausgeist/ui';
import type { EndUserType } from '../gql/graphql';

/** Whether a person is a tenant or an owner. */
export function PersonKindBadge({ type }: { type: EndUserType }) {
  const t = useTranslations('common.personKind');
  return <Badge tone={type === 'TENANT' ? 'success' : 'info'}>{t(type)}</Badge>;
}
