import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMarkedWords } from './use-marked-words';

const highlights = new Map<string, { ranges: Range[] }>();

beforeEach(() => {
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class {
      ranges: Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const marked = () =>
  highlights.get('searched')?.ranges.map(({ startOffset, endOffset }) => [startOffset, endOffset]);

function Texts({ search, last = '' }: { search: string; last?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useMarkedWords(root, search);
  return (
    <div ref={root}>
      <p>Die Katze, eine Hauskatze</p>
      <p>{last}</p>
      <time>17:17</time>
    </div>
  );
}

it('marks the words wherever they stand, and what comes later too', async () => {
  const { rerender, unmount } = render(<Texts search="katze x" />);
  expect(marked()).toEqual([
    [4, 9],
    [20, 25],
  ]);
  rerender(<Texts search="katze x" last="KATZE" />);
  await expect.poll(marked).toHaveLength(3);
  rerender(<Texts search="" />);
  expect(marked()).toBeUndefined();
  rerender(<Texts search="eine" />);
  expect(marked()).toEqual([[11, 15]]);
  rerender(<Texts search="17" last="Um 17 Uhr" />);
  expect(marked()).toEqual([[3, 5]]);
  unmount();
  expect(marked()).toBeUndefined();
});
