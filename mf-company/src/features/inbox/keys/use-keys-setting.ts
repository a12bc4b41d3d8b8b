import { useState } from 'react';

const KEY = 'inboxKeys';
const OFF = 'off';

function isOff(): boolean {
  try {
    return localStorage.getItem(KEY) === OFF;
  } catch {
    return false;
  }
}

/** Whether single keys do something, as this browser remembers it: some people's software types them. */
export function useKeysSetting(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => !isOff());
  return [
    isOn,
    (next) => {
      setIsOn(next);
      try {
        if (next) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, OFF);
      } catch {
        // Storage may be forbidden; then it holds until the next visit.
      }
    },
  ];
}
