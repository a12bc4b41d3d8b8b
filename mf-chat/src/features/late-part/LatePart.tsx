import { Suspense, type ReactNode } from 'react';
import { MessageBoundary } from './MessageBoundary';

interface LatePartProps {
  /** Stands there until the part has come, and for good where it does not. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part whose code comes when it is needed: without it, what it is about can be read all the same. */
export function LatePart({ fallback, children }: LatePartProps) {
  return (
    <MessageBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </MessageBoundary>
  );
}
