export { AbsenceCard } from './AbsenceCard';
export { AbsenceDialog } from './AbsenceDialog';
export { AbsenceSign } from './AbsenceSign';
export { HandOverDialog } from './HandOverDialog';
export { useAbsences, useCoveredIds, useNamesWithAbsence } from './use-absences';
export { useEndAbsence } from './use-end-absence';
