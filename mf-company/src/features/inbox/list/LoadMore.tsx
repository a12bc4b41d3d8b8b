import { useTranslations } from '@hausgeist/shell-api';
import { Button, InlineError } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ConversationListState } from '../use-conversations';
import styles from './LoadMore.module.css';

/** Reads on when one scrolls to it, or presses it. */
export function LoadMore({ list }: { list: ConversationListState }) {
  const t = useTranslations('inbox.list');
  const button = useRef<HTMLButtonElement>(null);
  const loadMore = useEffectEvent(list.loadMore);
  // A failure waits for a press: scrolling would try again and again.
  const isWatching = list.more === 'idle' && !list.isBusy;
  useEffect(() => {
    if (!isWatching || !button.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) loadMore();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return (
    <div className={styles.more}>
      {list.more === 'failed' && <InlineError>{t('moreFailed')}</InlineError>}
      <Button
        ref={button}
        size="small"
        variant="quiet"
        busy={list.more === 'loading'}
        onClick={list.loadMore}
      >
        {t(list.more === 'loading' ? 'loadingMore' : 'loadMore')}
      </Button>
    </div>
  );
}
