import type { Decorator } from '@storybook/react-vite';
import { ChatStage } from './ChatStage';

/** Storybook's decorator: the chat's texts in the language chosen in the toolbar. */
export const withChatStage: Decorator = (Story, { globals }) => (
  <ChatStage locale={globals.locale === 'en' ? 'en' : 'de'}>
    <Story />
  </ChatStage>
);
