import { useOpenDialog, useSession, useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Alert, Badge, Button, Card, classNames, CopyField } from '@hausgeist/ui';
import {
  ProvePortalEmailDomainDocument,
  type OrganisationDomainFieldsFragment,
} from '../../gql/graphql';
import { AddDomainDialog } from './AddDomainDialog';
import { DomainQuestion, type DomainChange } from './DomainQuestion';
import type { Organisation } from './organisation';
import styles from './Organisation.module.css';

interface DomainsCardProps {
  organisation: Organisation;
  mayEdit: boolean;
}

/** Domains by which people of the organisation are known. */
export function DomainsCard({ organisation, mayEdit }: DomainsCardProps) {
  const t = useTranslations('organisation.domains');
  const { companyId, domains } = organisation;
  const [isAdding, setIsAdding] = useOpenDialog<boolean>('email-domain');
  const [change, setChange] = useOpenDialog<DomainChange>('email-domain-change');
  return (
    <Card
      title={t('title')}
      actions={mayEdit && <Button onClick={() => setIsAdding(true)}>{t('add')}</Button>}
    >
      <p className={styles.note}>{t('note')}</p>
      {domains.length === 0 && <p>{t('none')}</p>}
      {domains.length > 0 && (
        <ul className={styles.domains}>
          {domains.map((domain) => (
            <Domain
              key={domain.domain}
              companyId={companyId}
              domain={domain}
              mayEdit={mayEdit}
              onChange={setChange}
            />
          ))}
        </ul>
      )}
      {isAdding && <AddDomainDialog companyId={companyId} onClose={() => setIsAdding(false)} />}
      {change && (
        <DomainQuestion
          companyId={companyId}
          change={change}
          onClose={() => setChange(undefined)}
        />
      )}
    </Card>
  );
}

interface DomainProps {
  companyId: string;
  domain: OrganisationDomainFieldsFragment;
  mayEdit: boolean;
  onChange: (change: DomainChange) => void;
}

function Domain({ companyId, domain, mayEdit, onChange }: DomainProps) {
  const t = useTranslations('organisation.domains');
  const { domain: name, provedAt, isForced } = domain;
  const isProved = provedAt !== null;
  return (
    <li className={styles.domain}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Badge tone={isProved ? 'success' : 'warning'}>{t(isProved ? 'proved' : 'unproved')}</Badge>
        {isForced && <Badge tone="info">{t('forced')}</Badge>}
        {mayEdit && (
          <span className={classNames(styles.buttons, styles.end)}>
            {isProved && (
              <Button
                size="small"
                onClick={() => onChange({ kind: isForced ? 'free' : 'force', domain: name })}
              >
                {t(isForced ? 'free' : 'force')}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              onClick={() => onChange({ kind: 'drop', domain: name })}
            >
              {t('remove')}
            </Button>
          </span>
        )}
      </div>
      {mayEdit && !isProved && <Record companyId={companyId} domain={domain} />}
    </li>
  );
}

/** The record that proves the domain, and the button that looks for it. */
function Record({ companyId, domain }: Pick<DomainProps, 'companyId' | 'domain'>) {
  const t = useTranslations('organisation.domains');
  const failed = useTranslations('organisation')('failed');
  const common = useTranslations('common');
  const toast = useToast();
  const isPlatform = useSession().viewer?.kind === 'ADMIN';
  const { run, isBusy, error } = useAction(ProvePortalEmailDomainDocument, {
    failed,
    rereads: 'active',
    isUncached: true,
  });
  const copy = {
    copyLabel: common('copy'),
    copiedLabel: common('copied'),
    selectedLabel: common('copySelected'),
  };

  async function prove(): Promise<void> {
    if (!(await run({ input: { companyId, domain: domain.domain } }))) return;
    toast(t('provedDone', { domain: domain.domain }), 'success');
  }

  return (
    <div className={styles.record}>
      <p>{t('record')}</p>
      <CopyField label={t('recordName')} value={domain.recordName} {...copy} />
      <CopyField label={t('recordValue')} value={domain.recordValue} {...copy} />
      {error && <Alert tone="danger">{error}</Alert>}
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={() => void prove()}>
          {t(isPlatform ? 'vouch' : 'prove')}
        </Button>
      </div>
    </div>
  );
}
