const KEY = 'chatReport';
const PHOTOS_KEY = 'chatReportPhotos';

/** What is written into a report. */
export interface ReportDraft {
  text: string;
  place: string;
  /** A day as `2026-11-30`, or nothing. */
  noticedOn: string;
}

/** Keeps a report until it is sent, also through a reload of this tab; one at a time. */
export function keepReport(answerId: string, draft: ReportDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify({ answerId, ...draft }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be full or forbidden; then a reload forgets the report.
  }
}

/** What was kept of a report below this answer. */
export function keptReport(answerId: string): ReportDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const { text, place, noticedOn } = kept;
    if (kept['answerId'] !== answerId) return undefined;
    if (typeof text !== 'string' || typeof place !== 'string') return undefined;
    return { text, place, noticedOn: typeof noticedOn === 'string' ? noticedOn : '' };
  } catch {
    return undefined;
  }
}

/** Remembers through a reload of this tab whether photos were chosen for a report. */
export function markPhotos(answerId: string, areChosen: boolean): void {
  try {
    if (areChosen) sessionStorage.setItem(PHOTOS_KEY, answerId);
    else sessionStorage.removeItem(PHOTOS_KEY);
  } catch {
    // As with what is written.
  }
}

/** Whether photos were chosen for the report below this answer before the page was loaded. */
export function hadPhotos(answerId: string): boolean {
  try {
    return sessionStorage.getItem(PHOTOS_KEY) === answerId;
  } catch {
    return false;
  }
}

/** Takes all that is kept of reports away: the next person at this browser is another one. */
export function forgetReports(): void {
  try {
    sessionStorage.removeItem(KEY);
    if (sessionStorage.getItem(PHOTOS_KEY) === null) return;
    sessionStorage.removeItem(PHOTOS_KEY);
  } catch {
    return;
  }
  import('./report-photos')
    .then(({ forgetPhotos }) => forgetPhotos())
    // They are taken away with the next report.
    .catch(() => undefined);
}
