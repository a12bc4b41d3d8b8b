import { useTranslations } from '@hausgeist/shell-api';
import { Card, CopyField } from '@hausgeist/ui';
import type { WayInSettingsFragment } from '../../gql/graphql';
import styles from './WayIn.module.css';

/** The line for the company's website, and what its button looks like. */
export function WidgetCard({ settings }: { settings: WayInSettingsFragment }) {
  const t = useTranslations('wayIn.widget');
  const common = useTranslations('common');
  const { chatUrl, slug, embedOrigins, brandColor } = settings;
  const source = new URL('/widget.js', chatUrl).href;
  const snippet = `<script src="${source}" data-company="${slug}" async></script>`;
  return (
    <Card title={t('title')}>
      <p className={styles.note}>{t('note')}</p>
      <CopyField
        label={t('snippet')}
        value={snippet}
        copyLabel={common('copy')}
        copiedLabel={common('copied')}
        selectedLabel={common('copySelected')}
      />
      <h3 className={styles.subtitle}>{t('origins')}</h3>
      {embedOrigins.length > 0 ? (
        <ul className={styles.list}>
          {embedOrigins.map((origin) => (
            <li key={origin}>{origin}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{t('noOrigins')}</p>
      )}
      <h3 className={styles.subtitle}>{t('preview')}</h3>
      <div className={styles.preview} aria-hidden="true">
        <svg viewBox="0 0 220 52" className={styles.previewButton}>
          <rect width="220" height="52" rx="26" fill={brandColor ?? '#0b6b5f'} />
          <text x="110" y="32" textAnchor="middle" fill="#fff" fontSize="16" fontWeight="600">
            {t('buttonText')}
          </text>
        </svg>
      </div>
    </Card>
  );
}
