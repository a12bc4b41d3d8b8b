/** What the fields of an appointment hold: a day with a time, and the time at which a window ends, or nothing. */
interface AppointmentFields {
  at: string;
  until: string;
}

/** A moment as the browser's own field takes it, in the time of the place. */
export function toLocal(at: string | null | undefined): string {
  if (!at) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16);
}

/** An appointment as its fields show it. */
export const toFields = (
  at: string | null | undefined,
  until: string | null | undefined,
): AppointmentFields => ({ at: toLocal(at), until: toLocal(until).slice(11) });

/** What the fields say; a window ends on the day on which it begins. */
export const fromFields = ({ at, until }: AppointmentFields) => ({
  at: new Date(at).toISOString(),
  until: until ? new Date(`${at.slice(0, 10)}T${until}`).toISOString() : null,
});
