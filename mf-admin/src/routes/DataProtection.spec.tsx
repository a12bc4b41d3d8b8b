import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure, page, type FakeServer } from '@hausgeist/staff-kit/testing';
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

const card = () => within(screen.getByRole('region', { name: 'Operator' }));
const said = (name: string) => card().getByText(name).nextElementSibling?.textContent;

describe('the operator of the platform', () => {
  it('is shown as it stands in the imprint, with what comes from the server and what is missing', async () => {
    await open('/admin/data-protection', server);
    expect(said('Phone')).toBe('+49 40 300 600 90');
    expect(said('Name of the operator')).toBe(
      'Hausgeist Betrieb GmbHFrom the settings of the server',
    );
    expect(said('Represented by')).toBe('Not stated');
    expect(card().getByText(/^A complete imprint needs/)).toBeTruthy();
  });

  it('is changed, with everything that was said before', async () => {
    server.on('UpdateOperator', { updateOperatorDetails: { message: 'OK' } });
    const { toasts } = await open('/admin/data-protection', server);
    await page.press('Edit');
    expect(page.field('Phone').value).toBe('+49 40 300 600 90');
    expect(page.field('Name of the operator').value).toBe('');
    expect(
      page.dialog().getByText(/settings of the server say: Hausgeist Betrieb GmbH$/),
    ).toBeTruthy();
    await page.type('Email', 'nobody');
    await page.send();
    expect(page.dialog().getByText('Invalid email format')).toBeTruthy();
    await page.type('Email', 'kontakt@hausgeist.example');
    await page.type('Phone', '');
    await page.send();
    expect(server.inputOf('UpdateOperator')).toMatchObject({
      ...{ email: 'kontakt@hausgeist.example', phone: '', name: '' },
      aiRegion: 'EU, Frankfurt am Main',
    });
    expect(page.hasDialog()).toBe(false);
    expect(toasts).toEqual(['The details were saved']);
    expect(server.callsOf('Operator')).toHaveLength(2);
  });

  it('says on its field what the server does not take', async () => {
    server.on(
      'UpdateOperator',
      new Failure('BAD_USER_INPUT', 'No', [
        {
          field: 'address',
          message: 'This can have at most 500 characters.',
          reason: 'OPERATOR_DETAIL_TOO_LONG',
          params: { max: 500 },
        },
      ]),
    );
    await open('/admin/data-protection', server);
    await page.press('Edit');
    await page.type('Address', 'Hof 1');
    await page.send();
    expect(page.dialog().getByText('This can have at most 500 characters.')).toBeTruthy();
  });
});
