import type { AppointmentState, ServiceCase } from '../case.entity.js';
import type { CaseFieldChange, CaseSide } from '../case-things.entity.js';
import type { CaseDeed } from './case-journal.js';

/** An appointment as one side wants it; no moment is none. */
export interface WantedAppointment {
  at: Date | null;
  /** The other side has agreed already, or agrees hereby. */
  isConfirmed: boolean;
  side: CaseSide;
}

/** Gives a case an appointment, or takes it away; a confirmed one schedules an open case. */
export function setAppointment(
  serviceCase: ServiceCase,
  { at, isConfirmed, side }: WantedAppointment,
): CaseDeed[] {
  const state = at && stateOf(isConfirmed, side);
  const from = serviceCase.appointmentAt?.toISOString() ?? null;
  const to = at?.toISOString() ?? null;
  const before = serviceCase.appointmentState ?? null;
  if (from === to && before === state) return [];
  serviceCase.appointmentAt = at;
  serviceCase.appointmentState = state;
  const changes: CaseFieldChange[] = [];
  if (from !== to) changes.push({ field: 'appointmentAt', from, to });
  if (before !== state) changes.push({ field: 'appointmentState', from: before, to: state });
  if (!at) return [{ kind: 'CHANGED', changes }];
  if (state !== 'CONFIRMED') return [{ kind: 'APPOINTMENT_PROPOSED', changes, names: [to ?? ''] }];
  const { state: open } = serviceCase;
  if (open === 'OPEN' || open === 'REOPENED') {
    serviceCase.state = 'SCHEDULED';
    changes.push({ field: 'state', from: open, to: 'SCHEDULED' });
  }
  return [{ kind: 'APPOINTMENT_CONFIRMED', changes, names: [to ?? ''] }];
}

function stateOf(isConfirmed: boolean, side: CaseSide): AppointmentState {
  if (isConfirmed) return 'CONFIRMED';
  return side === 'CRAFTSMAN' ? 'PROPOSED_BY_CRAFTSMAN' : 'PROPOSED_BY_COMPANY';
}
