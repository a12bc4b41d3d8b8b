import { takeFirstScreen } from '@hausgeist/shell-api';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignInValues } from './SignInScreen';

/** Takes the place of the static first screen without a break: what was typed, the focus, and that it was sent. */
export function useFirstScreen(
  { setValue, setFocus }: UseFormReturn<SignInValues>,
  onSent: () => void,
): void {
  const takeOver = useEffectEvent(() => {
    const written = takeFirstScreen();
    for (const name of ['email', 'password'] as const) {
      const value = written?.values[name];
      if (value) setValue(name, value);
      if (written?.focused === name) setFocus(name);
    }
    if (written?.isSent) onSent();
  });
  useLayoutEffect(() => takeOver(), []);
}
