import type { RegistryEntry } from '@hausgeist/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { VisitReports } from './visit-reports';

const entryOf = (name: string, entry: string): RegistryEntry => ({
  ...{ name, version: '1', entry, manifest: '/m.json', routes: ['/'], navigation: [] },
  audience: 'end-user',
});
const chat = entryOf('mf-chat', '/remotes/mf-chat/1/remoteEntry.js');

let sent: object[];
let reports: VisitReports;
beforeEach(() => {
  sent = [];
  reports = new VisitReports((report) => sent.push(report));
});

const app = 'mf-chat';
const version = '1';

describe('what a page tells of a micro-frontend', () => {
  it('is that it has it, once', () => {
    reports.shown(chat);
    reports.shown(chat);
    expect(sent).toEqual([{ app, version, isVisit: true }]);
  });

  it('is that it failed, once, as the same visit', () => {
    reports.shown(chat);
    reports.failed(chat, 'RENDER');
    reports.failed(chat, 'LOAD');
    expect(sent.slice(1)).toEqual([{ app, version, isVisit: false, failure: 'RENDER' }]);
  });

  it('counts a visit also where it never came', () => {
    reports.failed(chat, 'LOAD');
    reports.shown(chat);
    expect(sent).toEqual([{ app, version, isVisit: true, failure: 'LOAD' }]);
  });

  it('blames the one whose code an error comes from, and no one for other errors', () => {
    reports.watch(window);
    const error = new Error('Anna Muster, 0170 1234567');
    error.stack = 'Error\n at f (https://a.example/remotes/mf-chat/1/assets/4.js:1:2)';
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the shell') }));
    expect(sent).toEqual([]);
    window.dispatchEvent(new ErrorEvent('error', { error }));
    const places = [{ file: 'assets/4.js', line: 1, column: 2 }];
    expect(sent).toEqual([
      { app, version, isVisit: true, failure: 'CODE', error: { name: 'Error', places } },
    ]);
    expect(JSON.stringify(sent)).not.toContain('Anna');
  });

  it('is nothing where a development server gives it', () => {
    reports.shown(entryOf('mf-chat', 'http://localhost:4101/remoteEntry.js'));
    expect(sent).toEqual([]);
  });
});
