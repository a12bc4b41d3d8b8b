import { answerLink, memberSession, TestShell, type Answers } from '@hausgeist/shell-api/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { App } from './App';
import { empty, filled, shown } from './testing/sample';

afterEach(cleanup);

/** Opens the page; what `server` says may change while it is open. */
function open(server: Answers, locale: 'de' | 'en' = 'en') {
  render(
    <TestShell path="/example" locale={locale} staff={memberSession()} link={answerLink(server)}>
      <App />
    </TestShell>,
  );
}

const both = (answer: Answers[string]): Answers => ({ Overview: answer, OverviewCases: answer });

it('shows what there is', async () => {
  open(both(filled));
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Example');
});

it('speaks German', async () => {
  open(both('never'), 'de');
  expect(await screen.findByText('Wird geladen …')).toBeDefined();
});

it('says that there is nothing', async () => {
  open(both(empty));
  expect(await screen.findByRole('heading', { level: 2 })).toBeDefined();
  expect(screen.queryByText(shown)).toBeNull();
});

it('says that it failed, and tries again', async () => {
  const server = both(new Error('away'));
  open(server);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  Object.assign(server, both(filled));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText(shown)).toBeDefined();
});
