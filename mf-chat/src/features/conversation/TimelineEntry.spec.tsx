import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChatStage } from '../../testing/ChatStage';
import { aMessage, anAnswer } from '../../testing/factories';
import { emptyConversation, withMessages } from './conversation-state';
import { timelineOf } from './timeline';
import { TimelineEntry } from './TimelineEntry';

const actions = { onRetry: () => undefined, onResend: () => undefined };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
