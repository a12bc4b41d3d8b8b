import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { aFrontEnd, aTrial, FRONT_ENDS } from '../testing/front-ends';
import { Failure, page, pass, type FakeServer } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

async function openFrontEnds() {
  await open('/admin/front-ends', server);
  await act(() => vi.dynamicImportSettled());
  await pass(5);
}

const versionsOf = (name: string) => screen.getByRole('table', { name: `Versions of ${name}` });
const dialog = () => within(screen.getByRole('dialog'));

async function confirm(name: string) {
  await act(async () => dialog().getByRole('button', { name }).click());
  await pass(5);
}

describe('the front ends', () => {
  it('are awaited before it is said that there are none', async () => {
    server.hold('FrontEnds');
    await openFrontEnds();
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByText('No front end registered yet')).toBeNull();
  });

  it('show versions, who activated them, their size and what they ask for', async () => {
    await openFrontEnds();
    expect(page.heading()).toBe('Front Ends');
    const rows = within(versionsOf('mf-chat')).getAllByRole('row');
    const [, active, bad, , incomplete] = rows.map(({ textContent }) => textContent);
    for (const part of ['0.1.0-7c01b5aa', 'Active', 'Ada Admin', '61 kB', '403 kB in all', '24'])
      expect(active).toContain(part);
    expect(active).toContain('0.2%3 of 1,240');
    expect(bad).toContain('Rolled back');
    expect(bad).toContain('22.9%22 of 96');
    expect(incomplete).toContain('Incomplete');
    expect(incomplete).toContain('Not signed');
    expect(screen.getByText('Team: Chat')).toBeTruthy();
    expect(screen.getAllByText('May come from https://chat.team.example')).toHaveLength(1);
    expect(screen.getByText('Retired')).toBeTruthy();
    expect(versionsOf('mf-company').textContent).toContain('With the server');
  });

  it('show how quick pages of each version are, beside the version before it', async () => {
    await openFrontEnds();
    const rows = within(versionsOf('mf-chat')).getAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    expect(texts[1]).toContain('LCP2.1 sec (before: 1.6 sec)INP96 ms (before: 88 ms)');
    expect(texts[1]).toContain('Pages measured248');
    // Of the oldest, no page has told.
    expect(texts[3]).toContain('LCP1.6 sec INP88 ms CLS0.012 Blocked140 ms Pages measured248');
    expect(texts[4]).not.toContain('LCP');
  });

  it('say where a version failed, in the words of its sources', async () => {
    server.on('FrontEndErrors', {
      frontEndErrors: [
        {
          __typename: 'FrontEndError',
          ...{ name: 'TypeError', isCrash: true, pages: 22, lastAt: '2026-11-22T12:00:00.000Z' },
          places: ['src/App.tsx:12:3', 'src/routes/Chat.tsx:40:7'],
        },
      ],
    });
    await openFrontEnds();
    await page.press('Where 0.1.0-e5521f00');
    expect(server.callsOf('FrontEndErrors').at(-1)).toEqual({
      ...{ name: 'mf-chat', version: '0.1.0-e5521f00' },
    });
    expect(dialog().getByText('TypeError')).toBeTruthy();
    expect(dialog().getByText(/22 pages/).textContent).toContain('Crashed while rendering');
    const places = dialog().getByRole('list', { name: 'Where it was, innermost first' });
    expect(places.textContent).toBe('src/App.tsx:12:3src/routes/Chat.tsx:40:7');
  });

  it('are read again every ten seconds', async () => {
    await openFrontEnds();
    expect(server.callsOf('FrontEnds')).toHaveLength(1);
    await pass(10_000);
    expect(server.callsOf('FrontEnds')).toHaveLength(2);
  });

  it('are activated after a question, from the version that was shown', async () => {
    server.on('ActivateRelease', { activateRelease: { message: 'x' } });
    await openFrontEnds();
    await page.press('Activate 0.1.0-3f9ac2d1');
    expect(server.callsOf('ActivateRelease')).toEqual([]);
    expect(dialog().getByText('They get 0.1.0-7c01b5aa now.')).toBeTruthy();
    await confirm('Activate');
    expect(server.inputOf('ActivateRelease')).toEqual({
      ...{ name: 'mf-chat', version: '0.1.0-3f9ac2d1', from: '0.1.0-7c01b5aa' },
    });
    expect(server.callsOf('FrontEnds')).toHaveLength(2);
  });

  it('are rolled back after a question that names what comes back', async () => {
    server.on('RollBackFrontEnd', { rollBackFrontEnd: { message: 'x' } });
    await openFrontEnds();
    await page.press('Roll back mf-chat');
    expect(dialog().getByText(/get 0\.1\.0-3f9ac2d1 of mf-chat again/)).toBeTruthy();
    await confirm('Roll back');
    const from = '0.1.0-7c01b5aa';
    expect(server.inputOf('RollBackFrontEnd')).toEqual({ name: 'mf-chat', from });
  });

  it('are loaded from the own machine, for this browser, once its address is given', async () => {
    server.on('OpenLocalFrontEnd', { openLocalFrontEnd: { message: 'x' } });
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    await openFrontEnds();
    await page.press('From my machine: mf-chat');
    expect(dialog().getByText(/No one else gets it/)).toBeTruthy();
    expect(server.callsOf('OpenLocalFrontEnd')).toEqual([]);
    await confirm('Load');
    const origin = 'http://localhost:3002';
    expect(server.inputOf('OpenLocalFrontEnd')).toEqual({ name: 'mf-chat', origin });
    expect(assign.mock.calls).toEqual([['/']]);
  });

  it('are not offered so where the operator does not allow it', async () => {
    server.on('FrontEnds', { frontEnds: [aFrontEnd({ mayBeLocal: false })] });
    await openFrontEnds();
    expect(screen.queryByRole('button', { name: /From my machine/ })).toBeNull();
  });

  it('say in the question why that was refused', async () => {
    const RELEASED_MEANWHILE = 'Another release of mf-chat became active in the meantime.';
    const refusal = { reason: 'RELEASED_MEANWHILE' as const, params: { app: 'mf-chat' } };
    server.on('RollBackFrontEnd', new Failure('CONFLICT', RELEASED_MEANWHILE, [], refusal));
    await openFrontEnds();
    await page.press('Roll back mf-chat');
    await confirm('Roll back');
    expect(dialog().getByText(RELEASED_MEANWHILE)).toBeTruthy();
  });

  it('are retired after a question that says what visitors lose', async () => {
    server.on('RetireFrontEnd', { retireFrontEnd: { message: 'x' } });
    await openFrontEnds();
    await page.press('Retire mf-chat');
    expect(dialog().getByText(/find nothing at \/, \/c\/\*, \/embed\/\*/)).toBeTruthy();
    await confirm('Retire');
    expect(server.inputOf('RetireFrontEnd')).toEqual({ name: 'mf-chat' });
  });

  it('are registered with the team that answers for them', async () => {
    server.on('RegisterFrontEnd', { registerFrontEnd: { message: 'x' } });
    await openFrontEnds();
    await page.press('Register front end');
    await page.type('Name (mf-…)', 'mf-survey');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await pass(5);
    expect(server.callsOf('RegisterFrontEnd')).toEqual([]);
    await page.type('Team that answers for it', 'Surveys');
    await page.type('Own origin (optional)', 'https://surveys.team.example');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await pass(5);
    const origin = 'https://surveys.team.example';
    const input = { name: 'mf-survey', team: 'Surveys', origin };
    expect(server.inputOf('RegisterFrontEnd')).toEqual(input);
  });

  it('are tried by a share of visitors and by companies', async () => {
    server.on('TryRelease', { tryRelease: { message: 'x' } });
    await openFrontEnds();
    await page.press('Try 0.1.0-3f9ac2d1');
    await page.type('Share of visitors in percent (0 to 99)', 'all');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await pass(5);
    expect(server.callsOf('TryRelease')).toEqual([]);
    await page.type('Share of visitors in percent (0 to 99)', '5');
    await page.type('Companies whose pages have it', 'lindenhof, rosengarten');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await pass(5);
    expect(server.inputOf('TryRelease')).toEqual({
      ...{ name: 'mf-chat', version: '0.1.0-3f9ac2d1', percent: 5 },
      companies: ['lindenhof', 'rosengarten'],
    });
  });

  it('show how a trial does beside the active version, and end it', async () => {
    server.on('FrontEnds', { frontEnds: [aFrontEnd({ trial: aTrial() })] });
    server.on('EndReleaseTrial', { endReleaseTrial: { message: 'x' } });
    await openFrontEnds();
    const trial = within(screen.getByRole('region', { name: 'Trial of mf-chat' }));
    expect(trial.getByText('for 10% of visitors')).toBeTruthy();
    expect(trial.getByText('On the pages of: lindenhof')).toBeTruthy();
    expect(
      trial.getByText(
        'Errors since it began: 1.7% of 118 visits; active version: 1.1% of 1,034 visits',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Try / })).toBeNull();
    await page.press('End trial');
    await confirm('End trial');
    expect(server.inputOf('EndReleaseTrial')).toEqual({ name: 'mf-chat' });
  });

  it('can only be rolled back where there is something to return to', async () => {
    server.on('FrontEnds', { frontEnds: FRONT_ENDS.slice(1) });
    await openFrontEnds();
    expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
  });
});
