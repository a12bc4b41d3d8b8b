import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { EndAbsenceDocument } from '../../gql/graphql';

/** Ends an absence early, or takes it back. */
export function useEndAbsence() {
  const t = useTranslations('absences');
  return useAction(EndAbsenceDocument, {
    failed: t('failed.end'),
    done: t('ended'),
    rereads: 'active',
    isToasted: true,
  });
}
