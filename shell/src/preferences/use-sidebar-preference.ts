import { useState } from 'react';
import { rememberPreference } from './cookie';

/** Whether the sidebar shows icons alone; styles read it from `<html data-sidebar>`, which the server wrote. */
export function useSidebarPreference(): [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(
    () => document.documentElement.dataset.sidebar === 'folded',
  );
  function change(next: boolean) {
    rememberPreference('sidebar', next ? 'folded' : 'open');
    if (next) document.documentElement.dataset.sidebar = 'folded';
    else delete document.documentElement.dataset.sidebar;
    setFolded(next);
  }
  return [isFolded, change];
}
