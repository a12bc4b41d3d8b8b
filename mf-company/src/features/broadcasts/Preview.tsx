import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { Section } from '@hausgeist/staff-kit';
import { WrittenMarkdown } from '../../ui/WrittenMarkdown';
import styles from './Broadcasts.module.css';
import { PortalBroadcastPreviewDocument } from './gql/graphql';

/** The message as one of the company's people reads it. */
export function Preview({ id }: { id: string }) {
  const t = useTranslations('broadcasts.page');
  const { data, loading } = useQuery(PortalBroadcastPreviewDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const preview = data?.broadcastPreview;
  if (!preview) return loading ? null : <p>{t('noPreview')}</p>;
  return (
    <Section title={t('preview', { name: preview.recipient })}>
      <div className={styles.mail}>
        <p>
          <strong>{preview.subject}</strong>
        </p>
        <WrittenMarkdown text={preview.text} />
      </div>
    </Section>
  );
}
