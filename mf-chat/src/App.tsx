import { MessagesProvider } from '@hausgeist/shell-api/slim';
import { useChatSession } from './features/session';
import { catalogues } from './messages/catalogues';
import { ChatPage } from './routes/ChatPage';

/** The public chat, as the shell loads it. */
export function App() {
  const handle = useChatSession();
  return (
    <MessagesProvider messages={catalogues}>
      <ChatPage key={handle.generation} {...handle} />
    </MessagesProvider>
  );
}
