import type { RegistryEntry } from '@hausgeist/schema';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { shownLanguage } from '@hausgeist/shell-api/host';
import styles from './LocalNotice.module.css';

/** For administrators alone, who read one of these. */
const TEXTS = {
  de: {
    label: 'Frontend von diesem Rechner',
    text: (name: string) => `${name} kommt von diesem Rechner:`,
    leave: 'Verlassen',
    failed: 'Nicht gelungen: bitte noch einmal.',
  },
  en: {
    label: 'Front end of this machine',
    text: (name: string) => `${name} comes from this machine:`,
    leave: 'Leave',
    failed: 'That did not work: please try again.',
  },
};

/** Where its development server tells of a new build. */
const CHANGES = '/hausgeist-dev/changes';

interface LocalNoticeProps {
  name: string;
  origin: string;
  reload: () => void;
}

/** Says which front end of the page is not the released one, and leaves it. */
export function LocalNotice({ name, origin, reload }: LocalNoticeProps) {
  const texts = TEXTS[shownLanguage() === 'de' ? 'de' : 'en'];
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!('EventSource' in window)) return undefined;
    const changes = new EventSource(origin + CHANGES);
    changes.addEventListener('built', reload);
    return () => changes.close();
  }, [origin, reload]);

  async function leave() {
    setHasFailed(false);
    const left = await fetch('/api/front-ends/local', { method: 'DELETE' }).catch(() => undefined);
    if (left?.ok) reload();
    else setHasFailed(true);
  }

  return (
    <aside className={styles.notice} aria-label={texts.label}>
      <span>
        {texts.text(name)} <strong className={styles.origin}>{origin}</strong>
      </span>
      <button className={styles.leave} type="button" onClick={() => void leave()}>
        {texts.leave}
      </button>
      {hasFailed && <span role="alert">{texts.failed}</span>}
    </aside>
  );
}

/** Puts the notice above the page, whatever the page then does. */
export function showLocalNotice({ name, entry }: RegistryEntry): void {
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.prepend(place);
  createRoot(place).render(
    <LocalNotice
      name={name}
      origin={new URL(entry).origin}
      reload={() => window.location.reload()}
    />,
  );
}
