import { useTranslations } from '@hausgeist/shell-api';
import { CardShapes, LoadFailure, Parts, useListQuery, Waiting } from '@hausgeist/staff-kit';
import { readFragment } from '../../gql/fragment-masking';
import { LegalTextFieldsFragmentDoc, PortalLegalTextsDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { LegalTextCard } from './LegalTextCard';
import styles from './LegalTexts.module.css';

/** What tenants read as privacy notice, imprint and terms of use, in the company's words or the platform's. */
export function LegalTextsPanel({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('legalTexts');
  const { data, error, isLoading, reload } = useListQuery(PortalLegalTextsDocument, {
    companyId: useCompanyId(),
  });
  if (error) {
    return <LoadFailure error={error} texts={{ failed: t('loadFailed') }} onRetry={reload} />;
  }
  if (isLoading || !data) {
    return (
      <Parts>
        <Waiting shape={<CardShapes lines={[3, 3, 3]} />} />
      </Parts>
    );
  }
  const { companyId, texts } = data.companyLegalTexts;
  return (
    <Parts>
      <p className={styles.note}>{t('note')}</p>
      {readFragment(LegalTextFieldsFragmentDoc, texts).map((text) => (
        <LegalTextCard key={text.kind} companyId={companyId} text={text} mayEdit={mayEdit} />
      ))}
    </Parts>
  );
}
