import { describe, expect, it } from 'vitest';
import { toTerminalLine } from './terminal-lines.js';

const time = '2026-11-21T18:06:56.162Z';

describe('the log on a terminal', () => {
  it('is a line for people, with the facts behind what happened', () => {
    const facts = { route: '/api/companies/:id', status: 200, reason: 'two words' };
    const line = toTerminalLine(JSON.stringify({ level: 30, time, msg: 'request', ...facts }));
    expect(line).toMatch(/^\d\d:\d\d:56 info {2}request /);
    expect(line).toMatch(/ route=\/api\/companies\/:id status=200 reason="two words"\n$/);
  });

  it('shows where a failure comes from below its line', () => {
    const err = { message: 'broken', stack: 'Error: broken\n    at here' };
    const line = toTerminalLine(JSON.stringify({ level: 50, time, msg: 'failed', err }));
    expect(line).toMatch(/ ERROR failed\n {4}Error: broken\n {8}at here\n$/);
  });

  it('leaves a line as it is that looks like no other', () => {
    const json = JSON.stringify({ level: 30, time: 5, msg: 'odd' });
    expect(toTerminalLine(`${json}\n`)).toBe(`${json}\n`);
  });

  it('sends no commands to the terminal, whatever was logged', () => {
    const evil = '\u001B[2J\u009Bx\r';
    const line = toTerminalLine(
      JSON.stringify({ level: 40, time, msg: evil, path: evil, err: { message: evil } }),
    );
    expect(line).not.toMatch(/[^\P{Cc}\n]/u);
  });
});
