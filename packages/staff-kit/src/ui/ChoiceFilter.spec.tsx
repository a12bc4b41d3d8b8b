import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceFilter } from './ChoiceFilter';

afterEach(cleanup);

const choices = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    value: `action-${index + 1}`,
    label: `Gebäude ${index + 1} geändert`,
  }));

const chosen = vi.fn<(value: string) => void>();

function Filter({ count, given = '' }: { count: number; given?: string }) {
  const [value, setValue] = useState(given);
  return (
    <ChoiceFilter
      label="Aktion"
      all="Alle"
      none="Keine Aktion gefunden"
      clear="Alle Aktionen zeigen"
      value={value}
      options={choices(count)}
      onChange={(next) => {
        setValue(next);
        chosen(next);
      }}
    />
  );
}

async function open(count: number, given = ''): Promise<HTMLInputElement> {
  chosen.mockReset();
  render(<Filter count={count} given={given} />);
  await act(() => vi.dynamicImportSettled());
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Aktion' });
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });

it('shows a few choices in the list of the browser', async () => {
  const box = await open(20);
  expect(options()).toHaveLength(21);
  fireEvent.change(box, { target: { value: 'action-20' } });
  expect(chosen).toHaveBeenCalledWith('action-20');
});

it('draws many choices only once they are looked at, some at first and more when one scrolls on', async () => {
  const box = await open(150);
  expect([box.placeholder, options()]).toEqual(['Alle', []]);
  fireEvent.click(box);
  expect(options()).toHaveLength(12);
  const list = screen.getByRole('listbox', { name: 'Aktion' });
  expect(within(list).getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('150');
  const heights = { scrollHeight: { value: 1_600 }, clientHeight: { value: 240 } };
  Object.defineProperties(list, heights);
  fireEvent.scroll(list, { target: { scrollTop: 200 } });
  expect(options()).toHaveLength(12);
  fireEvent.scroll(list, { target: { scrollTop: 1_200 } });
  expect(options()).toHaveLength(52);
  // The keyboard reaches the last one at once.
  press('ArrowUp');
  expect(options()).toHaveLength(150);
  press('Enter');
  expect(chosen).toHaveBeenCalledWith('action-150');
  expect([box.value, options()]).toEqual(['Gebäude 150 geändert', []]);
});

it('finds one by words of its name, and says where there is none', async () => {
  const box = await open(150);
  fireEvent.change(box, { target: { value: 'geandert 77' } });
  expect(options()).toEqual(['Gebäude 77 geändert']);
  fireEvent.change(box, { target: { value: 'Umzug' } });
  expect(options()).toEqual(['Keine Aktion gefunden']);
  press('Escape');
  expect([box.value, options()]).toEqual(['', []]);
});

it('shows what an address holds, known or not, and takes it back', async () => {
  expect((await open(150, 'action-3')).value).toBe('Gebäude 3 geändert');
  cleanup();
  expect((await open(150, 'unheard-of')).value).toBe('unheard-of');
  fireEvent.click(screen.getByRole('button', { name: 'Alle Aktionen zeigen' }));
  expect(chosen).toHaveBeenCalledWith('');
});

it('takes the first that fits what is typed by Enter, and none of many without a word', async () => {
  const box = await open(150);
  fireEvent.click(box);
  press('Enter');
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.change(box, { target: { value: 'Gebäude 7' } });
  expect(screen.getAllByRole('option')[0]?.id).toBe(box.getAttribute('aria-activedescendant'));
  press('Enter');
  expect(chosen).toHaveBeenCalledWith('action-7');
});

it('gives the focus to the field when the choice is taken back', async () => {
  const box = await open(150, 'action-7');
  const clear = screen.getByRole('button', { name: 'Alle Aktionen zeigen' });
  clear.focus();
  fireEvent.click(clear);
  expect([chosen.mock.lastCall, document.activeElement, options()]).toEqual([[''], box, []]);
});
