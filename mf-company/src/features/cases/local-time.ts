/** A moment as the browser's own field takes it, in the time of the place. */
export function toLocal(at: string | null | undefined): string {
  if (!at) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16);
}
