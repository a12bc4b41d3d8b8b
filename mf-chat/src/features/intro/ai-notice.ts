import { AI_NOTICE_VERSION } from '@hausgeist/schema';
import { useLocale } from '@hausgeist/shell-api/slim';
import { useState } from 'react';

/** What the page has said about the assistant, for the record of the conversation. */
export interface ShownNotice {
  version: string;
  language: string;
  /** ISO time. */
  shownAt: string;
}

/** The notice as it stands above the first message of this page. */
export function useShownNotice(): ShownNotice {
  const language = useLocale().slice(0, 2);
  const [shownAt] = useState(() => new Date().toISOString());
  return { version: AI_NOTICE_VERSION, language, shownAt };
}
