import type { PageCompany } from '@hausgeist/schema';
import { useEffect } from 'react';
import { type ShowToast, useShell } from './shell-context';

/** A function that shows a passing message. */
export function useToast(): ShowToast {
  return useShell().showToast;
}

/** The company whose chat the page is; undefined where it is that of all of them. */
export function usePageCompany(): PageCompany | undefined {
  return useShell().company;
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
