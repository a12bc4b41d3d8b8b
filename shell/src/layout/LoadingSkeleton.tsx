import { useTranslations } from '@hausgeist/shell-api/slim';

/**
 * The shape of a conversation while its code loads. Its classes are global and styled in
 * index.html, where the same markup stands for the time before React runs.
 */
export function LoadingSkeleton() {
  const t = useTranslations();
  return (
    <output className="shell-skeleton" aria-label={t('loading')}>
      <span />
      <span />
      <span />
      <span />
    </output>
  );
}
