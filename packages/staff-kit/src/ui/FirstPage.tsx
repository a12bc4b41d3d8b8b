import { hasFirstScreen } from '@hausgeist/shell-api';
import { Suspense, useState, type ReactNode } from 'react';

/**
 * The pages of a console. A visit that began with a static first screen keeps it until the code of its page is there:
 * nothing is shown in between.
 */
export function FirstPage({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isDrawn] = useState(hasFirstScreen);
  return isDrawn ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}
