import { render, screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { late } from './late';
import { LatePart } from './LatePart';

afterEach(() => vi.restoreAllMocks());

it('leaves what stands in its place when its code does not arrive', async () => {
  // React tells of what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue();
  const Lost = lazy(
    () =>
      new Promise<{ default: ComponentType }>((_, reject) => reject(new Error('ChunkLoadError'))),
  );
  render(
    <LatePart fallback={<p>Bitte entlüften.</p>}>
      <Lost />
    </LatePart>,
  );
  await expect.poll(() => console.error).toHaveBeenCalled();
  expect(screen.getByText('Bitte entlüften.')).toBeTruthy();
});

it('shows code that comes at a second try', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(() => <p>Da ist es.</p>);
  const Part = late(load);
  render(
    <LatePart fallback={<p>Gleich.</p>}>
      <Part />
    </LatePart>,
  );
  await expect.poll(() => screen.queryByText('Gleich.')).not.toBeNull();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => screen.queryByText('Da ist es.')).not.toBeNull();
});
