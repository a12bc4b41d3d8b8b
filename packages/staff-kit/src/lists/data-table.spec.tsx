import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataTable } from '@hausgeist/ui';

/** What a browser would measure: the room of the frame, and what the columns need at least. */
const layout = { room: 800, needed: 600 };
let resize: () => void = () => undefined;

const measure = (name: string, value: () => number) =>
  vi.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockImplementation(value);

beforeEach(() => {
  Object.assign(layout, { room: 800, needed: 600 });
  measure('offsetWidth', () => layout.room);
  measure('clientWidth', () => layout.room - 2);
  measure('scrollWidth', () => Math.max(layout.room - 2, layout.needed - 2));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {
        resize();
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const table = (name: string) => (
  <DataTable
    caption="People"
    columns={[{ key: 'name', header: 'Name', cell: (row: { name: string }) => row.name }]}
    rows={[{ name }]}
    rowKey={(row) => row.name}
  />
);

const isCards = () => screen.getByRole('table').parentElement?.dataset.cards === 'true';

async function resizeTo(room: number): Promise<void> {
  layout.room = room;
  await act(async () => resize());
}

it('shows cards while the columns do not fit, and rows again once they do', async () => {
  render(table('Ada'));
  expect(isCards()).toBe(false);
  await resizeTo(500);
  expect(isCards()).toBe(true);
  await resizeTo(599);
  expect(isCards()).toBe(true);
  await resizeTo(600);
  expect(isCards()).toBe(false);
});

it('measures anew when other rows need more room', async () => {
  const { rerender } = render(table('Ada'));
  layout.needed = 900;
  await act(async () => rerender(table('Hausverwaltungsgesellschaft')));
  await expect.poll(() => isCards()).toBe(true);
  await resizeTo(900);
  expect(isCards()).toBe(false);
});
