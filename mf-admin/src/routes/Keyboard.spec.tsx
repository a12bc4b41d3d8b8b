import { DataTable } from '@hausgeist/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const list = (...rows: string[]) => (
  <>
    <button type="button">elsewhere</button>
    <DataTable
      caption="People"
      rows={rows}
      rowKey={(row) => row}
      empty="Nobody"
      columns={[
        { key: 'name', header: 'Name', cell: (row) => <button type="button">{row}</button> },
      ]}
    />
  </>
);
const button = (name: string) => screen.getByRole('button', { name });

it('stays in a list when the row that it was on is deleted', () => {
  const { rerender } = render(list('Ada', 'Bea'));
  button('Ada').focus();
  rerender(list('Bea'));
  expect(document.activeElement).toBe(screen.getByRole('table', { name: 'People' }));
  button('Bea').focus();
  rerender(list());
  expect(document.activeElement?.textContent).toBe('Nobody');
});

it('does not go back to a list that it has left', () => {
  const { rerender } = render(list('Ada', 'Bea'));
  button('Ada').focus();
  button('elsewhere').focus();
  vi.runAllTimers();
  button('elsewhere').blur();
  rerender(list('Bea'));
  expect(document.activeElement).toBe(document.body);
});
