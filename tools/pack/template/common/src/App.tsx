import { MessagesProvider } from '@hausgeist/shell-api';
import { de } from './messages/de';
import { en } from './messages/en';
import { OverviewPage } from './overview/OverviewPage';
import styles from './App.module.css';

/** The whole micro-frontend, as the shell loads it. */
export function App() {
  return (
    <MessagesProvider messages={{ de, en }}>
      <div className={styles.page}>
        <OverviewPage />
      </div>
    </MessagesProvider>
  );
}
