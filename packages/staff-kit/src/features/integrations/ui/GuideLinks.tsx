import { useTranslations } from '@hausgeist/shell-api';
import styles from './GuideLinks.module.css';

/** Where the interface is described: a page of the server, not of a console. */
export function GuideLink() {
  const t = useTranslations('integrations');
  return (
    <a href="/api/docs" target="_blank" rel="noreferrer">
      {t('guide')}
    </a>
  );
}

/** The guide, and where queries can be tried. */
export function GuideLinks() {
  const t = useTranslations('integrations');
  return (
    <p className={styles.links}>
      <GuideLink />
      <span>
        <a href="/graphql/explorer" target="_blank" rel="noreferrer">
          {t('explorer')}
        </a>{' '}
        <span className={styles.hint}>({t('explorerHint')})</span>
      </span>
    </p>
  );
}
