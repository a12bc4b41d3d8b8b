import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/settings?tab=wayIn';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const write = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(page.dialog().getByLabelText(label), { target: { value } });
  });
const save = async () => {
  document.querySelector('form')?.requestSubmit();
  await pass(20);
};

describe('the way into the chat', () => {
  it('shows the address, and the line for the website', async () => {
    await openPortal(PATH, { portal });
    expect(screen.getByRole('link', { name: /\/c\/lindenhof-hausverwaltung$/ })).toBeTruthy();
    const line = screen.getByLabelText<HTMLInputElement>('Line for your website').value;
    expect(line).toBe(
      '<script src="https://chat.example/widget.js" data-company="lindenhof-hausverwaltung" async></script>',
    );
    expect(screen.getByText('https://www.lindenhof.example')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Poster as PDF' })).toBeTruthy();
  });

  it('is changed with settings.edit', async () => {
    await openPortal(PATH, { portal });
    await page.press('Change address and websites');
    await write('Name in the address', 'Lindenhof!');
    await save();
    expect(page.dialog().getByText(/Please use 2 to 48 letters/)).toBeTruthy();
    await write('Name in the address', 'lindenhof');
    await write('Websites that may show the chat', 'https://a.example\n\nhttps://b.example');
    await save();
    expect(portal.wayIn.settings).toMatchObject({
      slug: 'lindenhof',
      embedOrigins: ['https://a.example', 'https://b.example'],
    });
  });

  it('is only looked at without settings.edit', async () => {
    const session = aSession({ permissions: ['settings.view'] });
    await openPortal(PATH, { portal, session });
    expect(screen.queryByRole('button', { name: 'Change address and websites' })).toBeNull();
    expect(screen.queryByText('Upload logo')).toBeNull();
  });
});
