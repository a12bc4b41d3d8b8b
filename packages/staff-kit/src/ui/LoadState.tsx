import type { ReactNode } from 'react';
import { Waiting } from './Waiting';
import { LoadFailure } from '../lists/LoadFailure';

interface LoadStateProps {
  /** What the query failed with; nothing while it has not. */
  error: unknown;
  isLoading: boolean;
  /** Says that this could not be loaded, where the server gives no reason. */
  failed: string;
  /** Says that it is being loaded. */
  loading?: string | undefined;
  /** The shapes of what will be there. */
  shape: ReactNode;
  onRetry: () => void;
}

/** What stands in the place of data that is not there: that it comes, or why it does not, with a retry. */
export function LoadState({ error, isLoading, failed, loading, shape, onRetry }: LoadStateProps) {
  return (
    <>
      {Boolean(error) && <LoadFailure error={error} texts={{ failed }} onRetry={onRetry} />}
      {isLoading && <Waiting label={loading} shape={shape} />}
    </>
  );
}
