import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReconnectGate, reconnectDelay } from './reconnect-gate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function hasPassed(wait: Promise<void>): Promise<boolean> {
  const outcome = await Promise.race([wait.then(() => true), Promise.resolve(false)]);
  return outcome;
}

describe('the wait before an attempt', () => {
  it('begins at two seconds, doubles, and never exceeds thirty', () => {
    const delays = Array.from({ length: 8 }, (_, attempt) => reconnectDelay(attempt));
    expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  });
});

describe('the gate', () => {
  it('lets pass when the time has come', async () => {
    const wait = new ReconnectGate().wait(2_000);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await hasPassed(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(wait).resolves.toBeUndefined();
  });

  it('lets everyone pass at once when it is opened', async () => {
    const gate = new ReconnectGate();
    const waits = [gate.wait(30_000), gate.wait()];
    gate.open();
    await expect(Promise.all(waits)).resolves.toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays closed for whoever comes after', async () => {
    const gate = new ReconnectGate();
    gate.open();
    const wait = gate.wait();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await hasPassed(wait)).toBe(false);
  });
});
