import { Integrations } from '@hausgeist/staff-kit/integrations';
import { useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { Page } from '@hausgeist/staff-kit';
import { Toolbar } from '@hausgeist/ui';
import { CompanyPicker } from '../company-picker';

/** API keys and webhooks of the platform, or those of one company. */
export function IntegrationsPage() {
  const t = useTranslations('integrationsPage');
  const [params, setParams] = useSearchParams();
  const companyId = params.get('companyId') ?? '';

  /** Another owner's list begins at its beginning; the tab stays. */
  function choose(id: string): void {
    const tab = params.get('tab');
    setParams({ ...(tab ? { tab } : {}), ...(id ? { companyId: id } : {}) });
  }

  return (
    <Page title={t('title')} description={t('description')}>
      <Toolbar>
        <CompanyPicker
          clearable
          label={t('company')}
          placeholder={t('platform')}
          value={companyId}
          onChange={choose}
        />
      </Toolbar>
      <Integrations companyId={companyId || undefined} isPlatform={companyId === ''} />
    </Page>
  );
}
