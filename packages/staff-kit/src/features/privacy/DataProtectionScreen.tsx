import { MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { Page } from '../../ui/Page';
import { privacyCatalogues } from './messages/catalogues';
import { OperatorPanel } from './OperatorPanel';
import { PrivacyRequestsPanel } from './PrivacyRequestsPanel';
import { ProcessingPanel } from './ProcessingPanel';
import { RetentionPanel } from './RetentionPanel';

interface ScreenProps {
  companyId: string | undefined;
}

function Requests({ companyId }: ScreenProps) {
  const t = useTranslations('dataProtection');
  return (
    <Page title={t('title')} description={t('description')}>
      <PrivacyRequestsPanel companyId={companyId} />
    </Page>
  );
}

/** What people of a company have asked for about their data. */
export const DataProtectionScreen = (props: ScreenProps) => (
  <MessagesProvider messages={privacyCatalogues}>
    <Requests {...props} />
  </MessagesProvider>
);

function Platform() {
  const t = useTranslations('dataProtection');
  return (
    <Page title={t('title')} description={t('descriptionPlatform')}>
      <PrivacyRequestsPanel companyId={undefined} withCompany />
      <RetentionPanel companyId={undefined} isPlatform mayEdit />
      <OperatorPanel />
      <ProcessingPanel companyId={undefined} />
    </Page>
  );
}

/** The same of all companies, and for how long the platform keeps things. */
export const PlatformDataProtection = () => (
  <MessagesProvider messages={privacyCatalogues}>
    <Platform />
  </MessagesProvider>
);

/** For how long a company keeps things. */
export const CompanyRetention = (props: { companyId: string | undefined; mayEdit: boolean }) => (
  <MessagesProvider messages={privacyCatalogues}>
    <RetentionPanel {...props} />
  </MessagesProvider>
);

/** Where a company's data go, and its record of processing. */
export const CompanyProcessing = (props: ScreenProps) => (
  <MessagesProvider messages={privacyCatalogues}>
    <ProcessingPanel {...props} />
  </MessagesProvider>
);
