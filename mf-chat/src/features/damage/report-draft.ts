const KEY = 'chatReport';

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

/** Takes the report away: the next person at this browser is another one. */
export const forgetReport = (): void => keepReport('', undefined);
