import { useEffect } from 'react';
import { useShell } from './shell-context';

/** What a passing message is about. */
export type ToastTone = 'success' | 'danger' | 'info' | 'warning';

/** Shows a message for some seconds, whichever page comes next. */
export type ShowToast = (text: string, tone?: ToastTone) => void;

/** A function that shows a passing message. */
export function useToast(): ShowToast {
  return useShell().showToast;
}

/** Names the page in the browser's tab for as long as the component is there. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} – Hausgeist`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
