/** What the page's own clock and observers tell, in milliseconds since the visit began. */
export interface PageFigures {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all layout shifts; the strictest reading of cumulative layout shift. */
  layoutShift: number;
  /** What long tasks took beyond 50 ms each, after the first paint. */
  blocking: number;
  /** When a person could begin to type. */
  usable: number;
  timeOrigin: number;
}

declare global {
  /** Resolves once the field can be used. */
  var pageFigures: Promise<PageFigures>;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before anything else; reads its figures until the field `selector` is usable. */
export function observePage(selector: string): void {
  const { timeOrigin } = performance;
  const figures: PageFigures = {
    ...{ firstPaint: 0, largestPaint: 0, layoutShift: 0, blocking: 0, usable: 0 },
    timeOrigin,
  };
  const observers: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') figures.firstPaint = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      figures.largestPaint = startTime;
    },
    'layout-shift': (entry) => {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) figures.layoutShift += value;
    },
    longtask: ({ startTime, duration }) => {
      if (figures.firstPaint > 0 && startTime >= figures.firstPaint) {
        figures.blocking += duration - 50;
      }
    },
  };
  for (const [type, take] of Object.entries(observers)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
  }
  globalThis.pageFigures = new Promise((resolve) => {
    const look = () => {
      const field = document.querySelector(selector);
      if (!field || field.matches(':disabled, [readonly]')) return;
      mutations.disconnect();
      // What is in the document now is painted with the next frame.
      requestAnimationFrame(() =>
        setTimeout(() => {
          figures.usable = performance.now();
          resolve(figures);
        }),
      );
    };
    const mutations = new MutationObserver(look);
    mutations.observe(document, { attributes: true, childList: true, subtree: true });
  });
}
