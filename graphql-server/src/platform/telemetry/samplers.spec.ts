import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { Samplers } from './samplers.js';

const log = pino({ level: 'silent' });

describe('figures that have to be looked at', () => {
  it('are looked at once for all who ask at the same time', async () => {
    const samplers = new Samplers();
    const sample = vi.fn<() => Promise<void>>(async () => undefined);
    samplers.add({ sample, forget: () => undefined });
    await Promise.all([samplers.run(log), samplers.run(log)]);
    expect(sample).toHaveBeenCalledTimes(1);
    await samplers.run(log);
    expect(sample).toHaveBeenCalledTimes(2);
  });

  it('are missing when they cannot be seen, and the others are there', async () => {
    const samplers = new Samplers();
    const [forgotten, seen] = [vi.fn<() => void>(), vi.fn<() => void>()];
    samplers.add({ sample: () => Promise.reject(new Error('away')), forget: forgotten });
    samplers.add({ sample: seen, forget: () => undefined });
    await samplers.run(log);
    expect(forgotten).toHaveBeenCalledTimes(1);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('are missing when they take too long', async () => {
    const samplers = new Samplers(() => Promise.resolve());
    const forget = vi.fn<() => void>();
    samplers.add({ sample: () => new Promise(() => {}), forget });
    await samplers.run(log);
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
