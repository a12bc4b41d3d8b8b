import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import { Toolbar } from '@hausgeist/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kit as de } from '../texts-de';
import { kit as en } from '../texts-en';
import { ListTable } from './ListTable';
import { Page } from './Page';

interface Person {
  name: string;
}

const column = (key: string, header: string) => ({ key, header, cell: ({ name }: Person) => name });

const COLUMNS = [
  ...[column('name', 'Name'), column('email', 'E-Mail'), column('place', 'Ort')],
  column('actions', 'Aktionen'),
];

async function open(
  list = 'people',
  rows: Person[] = [{ name: 'Ada' }],
  around: (table: ReactNode) => ReactNode = (table) => table,
): Promise<void> {
  await act(async () => {
    render(
      <TestShell locale="de">
        <MessagesProvider messages={{ de, en }}>
          {around(
            <ListTable
              list={list}
              caption="Leute"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ name }) => name}
              empty="Niemand"
            />,
          )}
        </MessagesProvider>
      </TestShell>,
    );
  });
  // The menu comes after the rows.
  if (rows.length > 0) await screen.findByRole('button', { name: 'Spalten' });
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const button = () => screen.getByRole('button', { name: 'Spalten' });
const press = () =>
  act(async () => {
    fireEvent.click(button());
  });
const choices = () => within(screen.getByRole('group', { name: 'Gezeigte Spalten' }));
const isOpen = () => screen.queryByRole('group') !== null;
async function toggle(name: string): Promise<void> {
  if (!isOpen()) await press();
  await act(async () => {
    fireEvent.click(choices().getByLabelText(name));
  });
}
const leave = (relatedTarget: Element) =>
  act(async () => {
    fireEvent.focusOut(screen.getByRole('group'), { relatedTarget });
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows the columns that were chosen, and remembers them for this list', async () => {
  await open();
  await press();
  expect(choices().getAllByRole('checkbox')).toHaveLength(2);
  await toggle('E-Mail');
  expect(headers()).toEqual(['Name', 'Ort', 'Aktionen']);
  cleanup();
  await open();
  expect(headers()).toEqual(['Name', 'Ort', 'Aktionen']);
  cleanup();
  await open('others');
  expect(headers()).toEqual(['Name', 'E-Mail', 'Ort', 'Aktionen']);
  cleanup();
  await open();
  await toggle('E-Mail');
  expect(headers()).toEqual(['Name', 'E-Mail', 'Ort', 'Aktionen']);
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '"x"', '[1]', '["name", "actions"]'])(
  'shows all columns where %s is kept',
  async (kept) => {
    localStorage.setItem('hiddenColumns.people', kept);
    await open();
    expect(headers()).toEqual(['Name', 'E-Mail', 'Ort', 'Aktionen']);
  },
);

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

it('holds for this visit where storage is forbidden', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await open();
  await toggle('Ort');
  expect(headers()).toEqual(['Name', 'E-Mail', 'Aktionen']);
});

it('takes the focus, and closes at Escape, a second press and where the focus goes elsewhere', async () => {
  await open();
  await press();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  const group = screen.getByRole('group');
  expect(document.activeElement).toBe(group);
  await act(async () => {
    fireEvent.keyDown(group, { key: 'Escape' });
  });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
  await press();
  await press();
  expect(isOpen()).toBe(false);
  await press();
  await leave(choices().getByLabelText('Ort'));
  expect(isOpen()).toBe(true);
  await leave(document.body);
  expect(isOpen()).toBe(false);
});

it('has the choice in the line of the filters, where there is one', async () => {
  await open('people', [{ name: 'Ada' }], (list) => (
    <Page title="Leute">
      <Toolbar>
        <input type="search" aria-label="Suche" />
      </Toolbar>
      {list}
    </Page>
  ));
  const line = screen.getByRole('searchbox').parentElement;
  expect(line?.contains(button())).toBe(true);
});

it('offers no choice where nothing is listed', async () => {
  await open('people', []);
  expect(screen.queryByRole('button')).toBeNull();
});
