import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, lateParts, openChat, pass } from './testing/chat-driver';
import { FakeServer } from './testing/fake-server';
import { guidedAnswers } from './testing/guided-answers';
import { someGuidance } from './testing/factories';

let server: FakeServer;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  await openChat(server);
  await pass(100);
  await chat.signIn(server);
  await chat.send('Wann wird geputzt?');
});

afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

/** Waits for the answer and for the files that its thumbs come in. */
async function answer(guidance = someGuidance()): Promise<void> {
  server.answer({ text: 'Freitags.', guidance });
  await pass(100);
  await lateParts();
  await pass(100);
}

async function press(name: string, role = 'button'): Promise<void> {
  fireEvent.click(screen.getByRole(role, { name }));
  await pass(100);
}

const isPressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

const ratings = () =>
  server.calls.filter(({ name }) => name === 'RateAnswer').map(({ input }) => input);

describe('an answer', () => {
  it('to a danger is not rated', async () => {
    await answer(someGuidance({ action: 'EMERGENCY' }));
    expect(screen.getByText('Freitags.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Rate this answer' })).toBeNull();
  });

  it('is rated as helpful with one press, which a second one takes back', async () => {
    await answer();
    await press('Helpful');
    expect(isPressed('Helpful')).toBe(true);
    expect(screen.getByText('Thank you for your feedback.')).toBeTruthy();
    await press('Helpful');
    expect(isPressed('Helpful')).toBe(false);
    expect(ratings().map(({ value }) => value)).toEqual(['HELPFUL', null]);
  });

  it('is rated as not helpful at once, and the reason is asked for', async () => {
    await answer();
    await press('Not helpful');
    expect(isPressed('Not helpful')).toBe(true);
    await press('Not what I asked', 'radio');
    fireEvent.change(screen.getByLabelText('Comment (optional)'), {
      target: { value: ' Ich meinte den Keller ' },
    });
    fireEvent.submit(screen.getByLabelText('Comment (optional)'));
    await pass(100);
    expect(ratings().at(-1)).toMatchObject({
      value: 'NOT_HELPFUL',
      reason: 'OFF_TOPIC',
      comment: 'Ich meinte den Keller',
    });
    expect(screen.queryByLabelText('Comment (optional)')).toBeNull();
    expect(screen.getByText('Thank you for your feedback.')).toBeTruthy();
  });

  it('keeps what was typed when the rating cannot be saved', async () => {
    await answer();
    await press('Not helpful');
    fireEvent.change(screen.getByLabelText('Comment (optional)'), {
      target: { value: 'Stimmt nicht' },
    });
    server.failures.set('RateAnswer', { code: 'NETWORK', message: '' });
    await press('Send feedback');
    expect(screen.getByText('Your rating could not be saved.')).toBeTruthy();
    expect(screen.getByDisplayValue('Stimmt nicht')).toBeTruthy();
  });

  it('has no thumbs where the assistant only asks back', async () => {
    await answer(guidedAnswers.askBack.guidance ?? undefined);
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  });
});
