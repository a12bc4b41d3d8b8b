import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import { Select, Toolbar } from '@hausgeist/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { kit as de } from '../texts-de';
import { kit as en } from '../texts-en';
import { ListFilters } from './ListFilters';

afterEach(cleanup);

function open(values: readonly string[], locale: 'de' | 'en' = 'de') {
  render(
    <TestShell locale={locale}>
      <MessagesProvider messages={{ de, en }}>
        <Toolbar>
          <ListFilters values={values}>
            <Select label="Art" options={[]} />
          </ListFilters>
        </Toolbar>
      </MessagesProvider>
    </TestShell>,
  );
  const [opener] = screen.getAllByRole('button');
  return opener;
}

it.each([
  [['', ''], 'Filter'],
  [['tenant', '', '2026-11-01'], 'Filter (2)'],
])('says on its button how many of %j are in use', (values, text) => {
  expect(open(values)?.textContent).toBe(text);
});

it('has a button that opens the group of the filters, and one in it that closes it', () => {
  const opener = open([''], 'en');
  const group = screen.getByRole('group', { name: 'Filters' });
  expect(opener?.getAttribute('popovertarget')).toBe(group.id);
  expect(within(group).getByLabelText('Art')).toBeTruthy();
  const close = within(group).getByRole('button', { name: 'Close' });
  expect(close.getAttribute('popovertarget')).toBe(group.id);
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
});
