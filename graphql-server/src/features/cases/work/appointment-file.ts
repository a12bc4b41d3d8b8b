import ical, { ICalCalendarMethod } from 'ical-generator';
import type { TextAttachment } from '../../mail/index.js';
import type { ServiceCase } from '../case.entity.js';
import { caseName } from '../case-views.js';

/** An agreed appointment for calendars; a later file of the same case replaces its entry there. */
export function appointmentFile(
  { name, email, phone }: { name: string; email: string; phone: string },
  serviceCase: ServiceCase,
  start: Date,
): TextAttachment {
  const { id, title, place, revision, appointmentUntil } = serviceCase;
  const calendar = ical({
    prodId: { company: 'Hausgeist', product: 'Hausgeist' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...{ id: `case-${id}`, sequence: revision, stamp: serviceCase.updatedAt },
    ...{ start, end: appointmentUntil ?? null },
    ...{ summary: `${title} (${caseName(serviceCase)})`, location: place || null },
    ...{ organizer: { name, email }, description: `${name}, ${phone}` },
  });
  return {
    filename: 'Termin.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  };
}
