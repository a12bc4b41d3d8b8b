import { Link, toRequestFailure, useTranslations } from '@hausgeist/shell-api';
import { ArrowLeftIcon, buttonClassName, EmptyState, ErrorIcon } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { LoadState } from './LoadState';
import { CardShapes } from './Shapes';
import type { PageAbove } from './Trail';

interface DetailStateProps {
  /** What the query failed with; nothing while it has not. */
  error: unknown;
  /** Says that what the address names does not exist. */
  gone: string;
  /** Says that it could not be loaded, where the server gives no reason. */
  failed: string;
  /** Says that it is being loaded. */
  loading?: string;
  /** The shapes of what will be there; cards where none are given. */
  shape?: ReactNode;
  /** The list that it would be in. */
  list: PageAbove;
  onRetry: () => void;
}

/** Stands in the place of one thing that is not there: that it comes, why it does not, or that there is none. */
export function DetailState({ error, gone, list, shape, ...state }: DetailStateProps) {
  const t = useTranslations('common');
  if (error === undefined || toRequestFailure(error).code !== 'NOT_FOUND') {
    return (
      <LoadState
        {...state}
        error={error}
        shape={shape ?? <CardShapes lines={[3, 5]} />}
        isLoading={error === undefined}
      />
    );
  }
  return (
    <EmptyState
      icon={<ErrorIcon size={28} />}
      title={gone}
      action={
        <Link className={buttonClassName()} to={list.to}>
          <ArrowLeftIcon size={18} />
          {list.label}
        </Link>
      }
    >
      {t('goneHint')}
    </EmptyState>
  );
}
