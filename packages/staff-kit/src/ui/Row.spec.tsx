import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import { DataTable } from '@hausgeist/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { kit as de } from '../texts-de';
import { kit as en } from '../texts-en';
import { EditAction, MoreActions, RowAction, RowActions, RowOpener } from './Row';

afterEach(cleanup);

const done = vi.fn<(what: string) => void>();

/** A table of one row that can be opened, with what can be done with it. */
async function open(actions: ReactNode): Promise<void> {
  done.mockClear();
  await act(async () => {
    render(
      <TestShell locale="en">
        <MessagesProvider messages={{ de, en }}>
          <DataTable
            caption="People"
            columns={[
              {
                key: 'name',
                header: 'Name',
                cell: (name: string) => (
                  <RowOpener onClick={() => done('opened')}>{name}</RowOpener>
                ),
              },
              { key: 'place', header: 'Place', cell: () => 'Hamburg' },
              {
                key: 'actions',
                header: 'Actions',
                cell: () => <RowActions>{actions}</RowActions>,
              },
            ]}
            rows={['Ada']}
            rowKey={(name) => name}
          />
        </MessagesProvider>
      </TestShell>,
    );
  });
}

const action = (text: string) => (
  <RowAction subject="Ada" onClick={() => done(text)}>
    {text}
  </RowAction>
);
const dots = () => screen.getByRole('button', { name: 'Actions for Ada' });
const isOpen = () => screen.queryByRole('menu') !== null;
const focused = () => document.activeElement?.textContent;
const key = (name: string) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  });
/** Presses; a menu comes late. */
const press = (element: HTMLElement) =>
  act(async () => {
    element.click();
    await vi.dynamicImportSettled();
  });

const THREE = (
  <>
    <EditAction subject="Ada" onClick={() => done('Edit')} />
    <MoreActions of="Ada">
      {action('Write')}
      {action('Suspend')}
    </MoreActions>
  </>
);

it('a row shows by a picture what all know, and keeps the rest in a menu', async () => {
  await open(THREE);
  expect(screen.queryByRole('menuitem')).toBeNull();
  await press(screen.getByRole('button', { name: 'Edit Ada' }));
  await press(dots());
  await press(screen.getByRole('menuitem', { name: 'Suspend Ada' }));
  expect(done.mock.calls).toEqual([['Edit'], ['Suspend']]);
  expect(isOpen()).toBe(false);
});

it('the menu of a row is gone through with the keyboard and gives the focus back', async () => {
  await open(THREE);
  await press(dots());
  expect(focused()).toBe('Write');
  await key('ArrowDown');
  expect(focused()).toBe('Suspend');
  await key('ArrowDown');
  expect(focused()).toBe('Write');
  await key('End');
  expect(focused()).toBe('Suspend');
  await key('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(dots());
});

it('the menu of a row closes when the focus goes elsewhere', async () => {
  await open(THREE);
  await press(dots());
  await act(async () => screen.getByRole('button', { name: 'Ada' }).focus());
  expect(isOpen()).toBe(false);
});

it('what would be alone in a menu needs none', async () => {
  await open(<MoreActions of="Ada">{[action('Write'), null, false]}</MoreActions>);
  expect(screen.queryByRole('button', { name: 'Actions for Ada' })).toBeNull();
  await press(screen.getByRole('button', { name: 'Write Ada' }));
  expect(done.mock.calls).toEqual([['Write']]);
});

it('a press anywhere on a row opens it, except on what can be done with it', async () => {
  await open(THREE);
  await press(screen.getByText('Hamburg'));
  await press(screen.getByText('Ada'));
  expect(done.mock.calls).toEqual([['opened'], ['opened']]);
  done.mockClear();
  await press(dots());
  await press(screen.getByRole('menu'));
  await press(screen.getByRole('menuitem', { name: 'Write Ada' }));
  expect(done.mock.calls).toEqual([['Write']]);
});
