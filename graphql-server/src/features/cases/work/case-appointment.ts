import { wrongField } from '../../../platform/errors/index.js';
import type { AppointmentState, ServiceCase } from '../case.entity.js';
import type { CaseFieldChange, CaseSide } from '../case-records.entity.js';
import { caseReasons } from '../case.reasons.js';
import type { CaseDeed } from './case-journal.js';

/** An appointment as one side wants it; no moment is none. */
export interface WantedAppointment {
  at: Date | null;
  /** Until when it may begin; null for one moment. */
  until: Date | null;
  /** The other side has agreed already, or agrees hereby. */
  isConfirmed: boolean;
  side: CaseSide;
}

/** How long a window may be. */
const LONGEST_MS = 86_400_000;

function requireWindow(at: Date, until: Date): void {
  const length = until.getTime() - at.getTime();
  if (length <= 0 || length > LONGEST_MS) {
    throw wrongField('until', caseReasons.CASE_APPOINTMENT_END);
  }
}

/** Gives a case an appointment, or takes it away; a confirmed one schedules an open case. */
export function setAppointment(
  serviceCase: ServiceCase,
  { at, until: wanted, isConfirmed, side }: WantedAppointment,
): CaseDeed[] {
  const until = at && wanted;
  if (at && until) requireWindow(at, until);
  const state = at && stateOf(isConfirmed, side);
  const from = serviceCase.appointmentAt?.toISOString() ?? null;
  const to = at?.toISOString() ?? null;
  const endBefore = serviceCase.appointmentUntil?.toISOString() ?? null;
  const end = until?.toISOString() ?? null;
  const before = serviceCase.appointmentState ?? null;
  if (from === to && endBefore === end && before === state) return [];
  serviceCase.appointmentAt = at;
  serviceCase.appointmentUntil = until;
  serviceCase.appointmentState = state;
  const changes: CaseFieldChange[] = [];
  if (from !== to) changes.push({ field: 'appointmentAt', from, to });
  if (endBefore !== end) changes.push({ field: 'appointmentUntil', from: endBefore, to: end });
  if (before !== state) changes.push({ field: 'appointmentState', from: before, to: state });
  if (!at) return [{ kind: 'CHANGED', changes }];
  const names = [to, end].filter((moment) => moment !== null);
  if (state !== 'CONFIRMED') return [{ kind: 'APPOINTMENT_PROPOSED', changes, names }];
  const { state: open } = serviceCase;
  if (open === 'OPEN' || open === 'REOPENED') {
    serviceCase.state = 'SCHEDULED';
    changes.push({ field: 'state', from: open, to: 'SCHEDULED' });
  }
  return [{ kind: 'APPOINTMENT_CONFIRMED', changes, names }];
}

function stateOf(isConfirmed: boolean, side: CaseSide): AppointmentState {
  if (isConfirmed) return 'CONFIRMED';
  return side === 'CRAFTSMAN' ? 'PROPOSED_BY_CRAFTSMAN' : 'PROPOSED_BY_COMPANY';
}
