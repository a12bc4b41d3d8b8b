import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { EntityManager } from '../../platform/database/index.js';
import { InProcessEventBus } from '../../platform/events/index.js';
import type { PageEntry } from '../../platform/http/index.js';
import type { FirstScreens } from './first-screens.js';
import { Registry } from './registry.service.js';
import { sampleRelease } from './testing/sample-release.js';

/** A database of one table that counts how often it is read. */
class CountingDatabase {
  reads = 0;
  version = '1';
  broken = false;

  em = (): EntityManager => {
    const find = async (entity: { name: string }) => {
      if (this.broken) throw new Error('database gone');
      if (entity.name === 'ReleasePointer') {
        return [{ app: 'mf-chat', activeVersion: this.version }];
      }
      if (entity.name === 'ReleaseTrial') return [];
      this.reads += 1;
      const { description } = sampleRelease({ version: this.version });
      return [{ app: 'mf-chat', version: this.version, description }];
    };
    return { find } as unknown as EntityManager;
  };
}

type ScreenOf = FirstScreens['of'];

async function openRegistry(development: PageEntry[] = [], of: ScreenOf = async () => undefined) {
  const database = new CountingDatabase();
  const events = new InProcessEventBus();
  const log = pino({ level: 'silent' });
  const registry = new Registry({
    ...{ em: database.em, events, log, development },
    firstScreens: { of },
  });
  await registry.start();
  const version = async () => (await registry.entries())[0]?.version;
  return { database, events, registry, version };
}

describe('the registry', () => {
  it('reads the database once for many pages', async () => {
    const { database, registry } = await openRegistry();
    await Promise.all([registry.entries(), registry.entries()]);
    await registry.entries();
    expect(database.reads).toBe(1);
  });

  it('reads again once another replica has released', async () => {
    const { database, events, version } = await openRegistry();
    expect(await version()).toBe('1');
    database.version = '2';
    expect(await version()).toBe('1');
    await events.publish('releases.changed', 'mf-chat');
    expect(await version()).toBe('2');
  });

  it('does not keep what it was reading while a release happened', async () => {
    const { database, events, registry, version } = await openRegistry();
    const reading = registry.entries();
    await events.publish('releases.changed', 'mf-chat');
    await reading;
    database.version = '2';
    expect(await version()).toBe('2');
  });

  it('shows what it knows while the database is out of reach', async () => {
    const { database, events, version } = await openRegistry();
    await version();
    database.broken = true;
    await events.publish('releases.changed', 'mf-chat');
    expect(await version()).toBe('1');
  });

  it('fails when it has never reached the database', async () => {
    const { database, registry } = await openRegistry();
    database.broken = true;
    await expect(registry.entries()).rejects.toThrow('database gone');
  });

  it('comes without a first screen that cannot be read', async () => {
    const screen = { routes: ['/'], screens: { de: '<p>Hallo</p>' }, styles: '' };
    const whole = await openRegistry([], async () => screen);
    expect(await whole.registry.entries()).toMatchObject([{ firstScreen: screen }]);

    const broken = await openRegistry([], () => Promise.reject(new Error('no JSON')));
    const [entry] = await broken.registry.entries();
    expect(entry).toMatchObject({ name: 'mf-chat', firstScreen: undefined });
  });

  it('puts development servers before releases', async () => {
    const developed: PageEntry = {
      name: 'mf-chat',
      version: 'development',
      entry: 'http://localhost:4101/remoteEntry.js',
      manifest: 'http://localhost:4101/mf-manifest.json',
      routes: ['/'],
      navigation: [],
      audience: 'end-user',
      preload: { scripts: [], styles: [] },
    };
    const { registry } = await openRegistry([developed]);
    expect(await registry.entries()).toEqual([developed]);
  });
});
