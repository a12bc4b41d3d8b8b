import { render, screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByText('Bitte entlüften.')).toBeTruthy();
});
