/** Whether two moments lie on the same day of this device's calendar. */
export const isSameDay = (one: Date, other: Date): boolean =>
  one.toDateString() === other.toDateString();

/** Whether a moment lies on the current day. */
export const isToday = (date: Date): boolean => isSameDay(date, new Date());

/** Whether a moment lies in the current year. */
export const isThisYear = (date: Date): boolean => date.getFullYear() === new Date().getFullYear();
