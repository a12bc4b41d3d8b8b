import { useQuery, useSession, useTranslations } from '@hausgeist/shell-api';
import { useDayText } from '@hausgeist/staff-kit';
import { useMemo } from 'react';
import { AbsencesDocument, type AbsencesQuery } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

/** When a member of the company is away. */
export type Absence = AbsencesQuery['absences'][number];

const NONE: readonly Absence[] = [];

/**
 * The present and coming absences of the company; none until they are read. They are read once for all signs, and anew
 * where a person is chosen.
 */
export function useAbsences(isFresh = false): readonly Absence[] {
  const { data } = useQuery(AbsencesDocument, {
    variables: { companyId: useCompanyId() },
    fetchPolicy: isFresh ? 'cache-and-network' : 'cache-first',
  });
  return data?.absences ?? NONE;
}

/** Those in whose place the viewer works today besides their own. */
export function useCoveredIds(): readonly string[] {
  const viewerId = useSession().viewer?.companyUser?.id;
  const absences = useAbsences();
  return useMemo(
    () =>
      absences
        .filter(({ isNow, deputy }) => isNow && deputy !== null && deputy.id === viewerId)
        .map(({ member }) => member.id),
    [absences, viewerId],
  );
}

/** Says of an absence until when it lasts and who stands in; of a coming one also when it begins. */
export function useAbsenceText(): (absence: Absence) => string {
  const t = useTranslations('absences');
  const dayText = useDayText();
  return ({ firstDay, lastDay, isNow, deputy }) => {
    const days = { first: dayText(firstDay), last: dayText(lastDay) };
    const text = isNow ? t('until', days) : t('from', days);
    return deputy ? `${text} · ${t('deputy', { name: deputy.name })}` : text;
  };
}

/** Names people in a choice, with a word about those who are away. */
export function useNamesWithAbsence(): (person: { id: string; name: string }) => string {
  const t = useTranslations('absences');
  const dayText = useDayText();
  const absences = useAbsences(true);
  return ({ id, name }) => {
    const absence = absences.find(({ member, isNow }) => isNow && member.id === id);
    return absence ? t('awayNamed', { name, last: dayText(absence.lastDay) }) : name;
  };
}
