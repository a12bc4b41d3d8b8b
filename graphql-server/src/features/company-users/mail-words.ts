const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** A moment in the time of the homes that are managed, with the zone named. */
export const formatMoment = (moment: Date) => `${MOMENT.format(moment)} (Berlin time)`;
