import { MessagesProvider, prepareMessages, type Catalogues } from '@hausgeist/shell-api';
import type { ComponentProps, ReactNode } from 'react';

type Texts = ComponentProps<typeof MessagesProvider>['messages'];

/** A part that says what no other says: its texts come beside its code, as that of `late` does. */
export async function withOwnTexts<Props extends object, Messages>(
  messages: Catalogues<Messages>,
  load: () => Promise<(props: Props) => ReactNode>,
): Promise<(props: Props) => ReactNode> {
  const [Part] = await Promise.all([load(), prepareMessages(messages)]);
  return (props) => (
    <MessagesProvider messages={messages as Texts}>
      <Part {...props} />
    </MessagesProvider>
  );
}
