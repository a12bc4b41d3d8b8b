import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChatStage } from '../../testing/ChatStage';
import { aMessage, anAnswer } from '../../testing/factories';
import { emptyConversation, withMessages } from './conversation-state';
import { timelineOf } from './timeline';
import { TimelineEntry } from './TimelineEntry';

const actions = {
  onRetry: () => undefined,
  onResend: () => undefined,
  onChoose: () => undefined,
  onRate: () => Promise.resolve(true),
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('files that came without a word', () => {
  it('stand alone, without an empty bubble', async () => {
    const file = {
      id: 'file-1',
      originalName: 'foto.png',
      fileSize: 1024,
      mimeType: 'image/png',
      purpose: 'IMAGE' as const,
      url: '/api/files/file-1',
    };
    const [item] = timelineOf(
      withMessages(emptyConversation, [aMessage({ text: '', attachments: [file] })]),
    );
    if (!item) throw new Error('The message is missing.');
    const { container } = render(
      <ChatStage>
        <TimelineEntry item={item} first actions={actions} />
      </ChatStage>,
    );
    expect(screen.getByText('You:')).toBeTruthy();
    await expect.poll(() => screen.queryByRole('link', { name: 'foto.png' })).not.toBeNull();
    expect(container.querySelector('[class*="bubble"]')).toBeNull();
  });
});

describe('what a message is about', () => {
  it.each([
    ['Heizung', 'Heating'],
    ['Ganz neu', 'Ganz neu'],
  ])('is said in the reader’s language: %s', (category, said) => {
    const [item] = timelineOf(withMessages(emptyConversation, [anAnswer({ category })]));
    if (!item) throw new Error('The message is missing.');
    render(
      <ChatStage>
        <TimelineEntry item={item} first actions={actions} />
      </ChatStage>,
    );
    expect(screen.getByText(said)).toBeTruthy();
  });
});

describe('a message that cannot be shown', () => {
  it('says so and leaves the others alone', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const broken = { ...anAnswer(), attachments: null as never };
    const items = timelineOf(withMessages(emptyConversation, [aMessage(), broken]));
    render(
      <ChatStage>
        {items.map((item) => (
          <TimelineEntry key={item.key} item={item} first actions={actions} />
        ))}
      </ChatStage>,
    );
    expect(screen.getByText('Meine Heizung wird nicht warm.')).toBeTruthy();
    expect(screen.getByText('Message could not be displayed properly')).toBeTruthy();
  });
});
