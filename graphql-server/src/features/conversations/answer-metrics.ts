import { counter, Durations } from '../../platform/telemetry/index.js';

/** Bounds in seconds; 5 is what the objective in deploy/monitoring is about. */
const BOUNDS = [0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 13, 30, 60, 120];

const OUTCOMES = ['complete', 'failed', 'stopped'] as const;

const startSeconds = new Durations({
  name: 'hausgeist_answer_start_seconds',
  help: 'Time from a question until the first words of its answer were sent.',
  bounds: BOUNDS,
});

const wholeSeconds = new Durations({
  name: 'hausgeist_answer_duration_seconds',
  help: 'Time from a question until its whole answer was stored.',
  bounds: BOUNDS,
});

const answers = counter({
  name: 'hausgeist_answers_total',
  help: 'Answers that were given, by outcome (complete, failed: an apology, stopped by the tenant).',
  labelNames: ['outcome'],
});
for (const outcome of OUTCOMES) answers.inc({ outcome }, 0);

/** Clocks of two servers may differ a little. */
const since = (time: Date) => Math.max(0, (Date.now() - time.getTime()) / 1_000);

/** The first words of an answer are out. */
export const noteStart = (askedAt: Date): void => startSeconds.observe({}, since(askedAt));

/** An answer has its end, good or bad. */
export function noteEnd(askedAt: Date, outcome: (typeof OUTCOMES)[number]): void {
  answers.inc({ outcome });
  if (outcome === 'complete') wholeSeconds.observe({}, since(askedAt));
}
