import type { Decorator } from '@storybook/react-vite';
import { ChatStage } from './ChatStage';
import { storyLanguage } from './story-language';

/** Storybook's decorator: the chat's texts in the language chosen in the toolbar. */
export const withChatStage: Decorator = (Story, { globals }) => (
  <ChatStage locale={storyLanguage(globals)}>
    <Story />
  </ChatStage>
);
