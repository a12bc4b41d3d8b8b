import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useFocusOnPage } from './use-focus-on-page';

function Layout() {
  const main = useFocusOnPage();
  return (
    <>
      <Link to="/second">outside</Link>
      <main ref={main} tabIndex={-1}>
        <Routes>
          <Route path="/first" element={<Link to="/second">inside</Link>} />
          <Route path="/second" element={<p>Second</p>} />
        </Routes>
      </main>
    </>
  );
}

afterEach(cleanup);

async function follow(name: string): Promise<void> {
  const link = screen.getByRole('link', { name });
  link.focus();
  await act(async () => fireEvent.click(link));
  expect(screen.getByText('Second')).toBeTruthy();
}
const open = () =>
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Layout />
    </MemoryRouter>,
  );

it('brings the keyboard to the page when its place is gone', async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  await follow('inside');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('brings the keyboard to the page when its place alone is gone, and not when it was left', async () => {
  open();
  const main = screen.getByRole('main');
  const [gone, left] = ['gone', 'left'].map((name) => {
    const button = document.createElement('button');
    button.textContent = name;
    main.append(button);
    return button;
  });
  left?.focus();
  left?.blur();
  main.append('more');
  gone?.focus();
  gone?.remove();
  await expect.poll(() => document.activeElement).toBe(main);
});

it('leaves it where it is otherwise', async () => {
  open();
  await follow('outside');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'outside' }));
});
