import { onCLS, onINP, onLCP } from 'web-vitals';

/** What a page measured, as the server counts it; nothing about who, where or what. */
export interface PageVitals {
  /** Milliseconds. */
  lcp?: number;
  inp?: number;
  /** How long tasks kept the page from answering, in milliseconds. */
  blocked?: number;
  /** A share of the screen. */
  cls?: number;
}

/** What a task may take without being felt. */
const UNFELT_MS = 50;

/** Adds up what long tasks take beyond that; undefined where the browser does not tell of them. */
function watchLongTasks(vitals: PageVitals): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  vitals.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      vitals.blocked = Math.round((vitals.blocked ?? 0) + duration - UNFELT_MS);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Measures the page from its beginning, and tells once, when it is left or put aside. */
export function measurePage(tell: (vitals: PageVitals) => void): void {
  const vitals: PageVitals = {};
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = Math.round(value)), always);
  onINP(({ value }) => (vitals.inp = Math.round(value)), always);
  onCLS(({ value }) => (vitals.cls = Math.round(value * 10_000) / 10_000), always);
  watchLongTasks(vitals);
  const leaving = new AbortController();
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    leaving.abort();
    if (Object.keys(vitals).length > 0) tell(vitals);
  };
  document.addEventListener('visibilitychange', onHidden, { signal: leaving.signal });
}
