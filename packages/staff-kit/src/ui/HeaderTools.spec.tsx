import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HeaderTools } from './HeaderTools';

afterEach(cleanup);

it('finds its place in a header that is drawn together with the console', () => {
  render(
    <>
      <HeaderTools place="staff-search">Search</HeaderTools>
      <div id="staff-search" data-testid="place" />
    </>,
  );
  expect(screen.getByTestId('place').textContent).toBe('Search');
});
