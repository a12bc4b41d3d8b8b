import { z } from 'zod';

const LEVELS = new Map([
  [10, 'trace'],
  [20, 'debug'],
  [30, 'info'],
  [40, 'WARN'],
  [50, 'ERROR'],
  [60, 'FATAL'],
]);

const lineSchema = z.looseObject({
  level: z.number(),
  time: z.string(),
  msg: z.string().default(''),
  err: z.object({ stack: z.string().optional(), message: z.string().optional() }).optional(),
});

/** Takes out control characters: a log line must not send commands to the reader's terminal. */
const withoutControls = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, '');

const factText = (value: unknown): string =>
  typeof value === 'string' && /^[\w./:*@-]+$/.test(value) ? value : JSON.stringify(value);

/** A line of the log as people read it: time of day, level, what happened, and the facts. */
export function toTerminalLine(json: string): string {
  const read = lineSchema.safeParse(JSON.parse(json));
  if (!read.success) return `${withoutControls(json.trim())}\n`;
  const { level, time, msg, err, ...facts } = read.data;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const word = (LEVELS.get(level) ?? String(level)).padEnd(5);
  const known = Object.entries(facts).map(([name, value]) => `${name}=${factText(value)}`);
  const line = [clock, word, msg, ...known].join(' ');
  const stack = err?.stack ?? err?.message;
  const below = stack === undefined ? '' : `\n${stack.replaceAll(/^/gm, '    ')}`;
  return `${withoutControls(line + below)}\n`;
}
