import { fireEvent, screen } from '@testing-library/react';
import { type FakeServer, pass } from '@hausgeist/staff-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { close, open } from '../testing/driver';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Weekly report/ });

describe('figures over all companies', () => {
  it('come by mail every week to administrators who choose it', async () => {
    let weeklyFigures = false;
    server.on('WeeklyFigures', () => ({ weeklyFigures }));
    server.on('SetWeeklyFigures', ({ input }) => {
      weeklyFigures = (input as { isWanted: boolean }).isWanted;
      return { setWeeklyFigures: { message: 'OK', isWanted: weeklyFigures } };
    });
    await open('/admin/analytics', server);
    expect(box().checked).toBe(false);
    expect(screen.getByText(/figures of all companies/)).toBeTruthy();
    fireEvent.click(box());
    await pass(20);
    await pass(20);
    expect(server.callsOf('SetWeeklyFigures')).toEqual([{ input: { isWanted: true } }]);
    expect(box().checked).toBe(true);
  });
});
