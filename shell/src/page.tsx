import { prepareMessages } from '@hausgeist/shell-api/slim';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, type AppProps } from './App';
import { publicMessages } from './messages/public';
import { readPageCompany } from './page-company';

/** Puts the app in the place of what the server has drawn. */
export async function showPage(
  container: HTMLElement,
  props: Omit<AppProps, 'company'>,
): Promise<void> {
  await prepareMessages(publicMessages);
  const root = createRoot(container, {
    // The boundary shows it to the visitor; for developers a line is enough, it is no page error.
    onCaughtError: (error) => console.warn(error),
  });
  // A transition is drawn in short tasks.
  startTransition(() =>
    root.render(
      <BrowserRouter>
        <App {...props} company={readPageCompany(document)} />
      </BrowserRouter>,
    ),
  );
}
