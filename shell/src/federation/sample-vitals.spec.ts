import type { RegistryEntry } from '@hausgeist/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleVitals } from './sample-vitals';

const chat: RegistryEntry = {
  ...{ name: 'mf-chat', version: '1', entry: '/remotes/mf-chat/1/remoteEntry.js', routes: ['/'] },
  ...{ manifest: '/m.json', navigation: [], audience: 'end-user' },
};

let sent: { address: string; body: Promise<unknown> }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  sent = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: Blob) => {
      sent.push({ address, body: body.text().then((text): unknown => JSON.parse(text)) });
      return true;
    },
  });
  class Observer {
    static supportedEntryTypes = ['longtask'];
    #tell: (list: { getEntries: () => object[] }) => void;
    constructor(tell: (list: { getEntries: () => object[] }) => void) {
      this.#tell = tell;
    }
    observe({ type }: { type?: string }) {
      if (type === 'longtask')
        this.#tell({ getEntries: () => [{ duration: 180 }, { duration: 60 }] });
    }
    disconnect = () => undefined;
    takeRecords = () => [];
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(entry: RegistryEntry | undefined, lot: number) {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  sampleVitals(entry);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.dynamicImportSettled();
}

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a page in five', () => {
  it('tells once, when it is left, how long tasks kept it from answering', async () => {
    await open(chat, 0.1);
    expect(sent).toEqual([]);
    hide();
    hide();
    expect(sent.map(({ address }) => address)).toEqual(['/api/front-ends/vitals']);
    expect(await sent[0]?.body).toMatchObject({ app: 'mf-chat', version: '1', blocked: 140 });
  });

  it.each([
    ['is not the one', chat, 0.2],
    ['is of no front end', undefined, 0],
    ['has one of a machine', { ...chat, entry: 'http://localhost:3002/remoteEntry.js' }, 0],
  ])('is silent where it %s', async (_case, entry, lot) => {
    await open(entry, lot);
    hide();
    expect(sent).toEqual([]);
  });
});
