import type { JobQueue } from '../../platform/jobs/index.js';
import type { AuditLog } from '../audit/index.js';
import { forgetAbsences } from './absence.repository.js';
import { AbsenceResolver } from './absence.resolver.js';
import { absenceRoutes } from './absence.routes.js';
import { Absences } from './absence.service.js';
import { forgetAbsencesJob } from './forget-absences.job.js';

export { Absence } from './absence.entity.js';
export { absenceReasons } from './absence.reasons.js';
export { findDeputies, STANDS_IN_FOR } from './absence.repository.js';
export { AbsenceResolver } from './absence.resolver.js';

/** Puts the feature together and takes on its job. */
export function createAbsences({ audit, jobs }: { audit: AuditLog; jobs: JobQueue }) {
  jobs.work(forgetAbsencesJob, ({ em }) => forgetAbsences(em));
  const absences = new Absences({ audit });
  return { resolvers: [new AbsenceResolver(absences)], restRoutes: absenceRoutes(absences) };
}
