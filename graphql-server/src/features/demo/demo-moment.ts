/** A time of an earlier day, or of a later one. */
export function momentOf({ daysAgo, at }: { daysAgo: number; at: string }, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const day = new Date(now);
  day.setDate(day.getDate() - daysAgo);
  day.setHours(hours, minutes, 0, 0);
  return day;
}
