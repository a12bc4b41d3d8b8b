import { MessagesProvider, Route, Routes } from '@hausgeist/shell-api';
import { DashboardPage } from '../features/dashboard';
import { consoleCatalogues } from '../messages/console-catalogues';
import { NotFound } from './NotFound';

/** Everything that administrators see once they are signed in. */
export function Console() {
  return (
    <MessagesProvider messages={consoleCatalogues}>
      <Routes>
        <Route path="dashboard" element={<DashboardPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </MessagesProvider>
  );
}
