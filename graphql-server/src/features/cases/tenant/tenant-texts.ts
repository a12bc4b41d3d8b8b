import type { AppointmentState, CaseState } from '../case.entity.js';

/** States as tenants and craftsmen read them. */
export const GERMAN_STATES: Record<CaseState, string> = {
  OPEN: 'offen',
  SCHEDULED: 'Termin vereinbart',
  IN_PROGRESS: 'in Arbeit',
  DONE: 'erledigt gemeldet',
  CLOSED: 'abgeschlossen',
};

const MOMENT = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** A moment as it is told in Germany, e.g. `Freitag, 20. November 2026 um 10:00`. */
export const germanMoment = (at: Date): string => `${MOMENT.format(at)} Uhr`;

/** What a tenant is told of. */
export interface ToldCase {
  number: number;
  title: string;
  state: CaseState;
  appointmentAt?: Date | null;
  appointmentState?: AppointmentState | null;
}

/** Told when a case has been made of what the tenant has reported. */
export const caseMadeText = ({ number, title }: ToldCase): string =>
  `Wir kümmern uns darum: Ihr Anliegen „${title}“ hat die Vorgangsnummer #${number}. Über den Stand halten wir Sie hier auf dem Laufenden.`;

/** Told when its state or its appointment has become another. */
export function caseChangedText(told: ToldCase): string {
  const { number, title, state, appointmentAt, appointmentState } = told;
  const isDated = appointmentAt && appointmentState === 'CONFIRMED' && state === 'SCHEDULED';
  const when = isDated ? ` Der Termin ist am ${germanMoment(appointmentAt)}.` : '';
  return `Vorgang #${number} „${title}“: ${GERMAN_STATES[state]}.${when}`;
}
