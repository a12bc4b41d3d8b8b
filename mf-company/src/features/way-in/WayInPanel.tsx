import { useOpenDialog, usePermission, useSession, useTranslations } from '@hausgeist/shell-api';
import {
  CardShapes,
  LoadFailure,
  Parts,
  useAction,
  useListQuery,
  Waiting,
} from '@hausgeist/staff-kit';
import { Badge, Button, Card, EditIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  ConfirmPortalDomainDocument,
  PortalWayInDocument,
  WayInSettingsFragmentDoc,
  type WayInSettingsFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { EditWayInDialog } from './EditWayInDialog';
import { LogoChoice } from './LogoChoice';
import { CompanyPosterButton } from './PosterButton';
import { WidgetCard } from './WidgetCard';
import styles from './WayIn.module.css';

/** The domain, and for administrators of the platform the button that lets it work. */
function Domain({ settings }: { settings: WayInSettingsFragment }) {
  const t = useTranslations('wayIn');
  const isPlatform = useSession().viewer?.kind === 'ADMIN';
  const { run, isBusy } = useAction(ConfirmPortalDomainDocument, {
    failed: t('failed'),
    isToasted: true,
  });
  const { id: companyId, customDomain, isCustomDomainConfirmed } = settings;
  if (!customDomain) return <span>{t('noDomain')}</span>;
  return (
    <span className={styles.domain}>
      {customDomain}{' '}
      <Badge tone={isCustomDomainConfirmed ? 'success' : 'warning'}>
        {isCustomDomainConfirmed ? t('confirmed') : t('unconfirmed')}
      </Badge>
      {isPlatform && !isCustomDomainConfirmed && (
        <Button
          size="small"
          busy={isBusy}
          onClick={() => void run({ input: { companyId, customDomain } })}
        >
          {t('confirm')}
        </Button>
      )}
    </span>
  );
}

function AddressCard({
  settings,
  onEdit,
}: {
  settings: WayInSettingsFragment;
  onEdit?: (() => void) | undefined;
}) {
  const t = useTranslations('wayIn');
  return (
    <Card
      title={t('title')}
      actions={
        onEdit && (
          <Button icon={<EditIcon size={18} />} onClick={onEdit}>
            {t('edit')}
          </Button>
        )
      }
    >
      <p className={styles.note}>{t('note')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <a href={settings.chatUrl} target="_blank" rel="noopener noreferrer">
              {settings.chatUrl}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('domain')}</dt>
          <dd>
            <Domain settings={settings} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

/** How tenants find the chat of the company: address, logo, poster, and the line for its website. */
export function WayInPanel() {
  const t = useTranslations('wayIn');
  const mayEdit = usePermission('settings.edit');
  const id = useCompanyId();
  const [isEditing, setIsEditing] = useOpenDialog<boolean>('way-in');
  const { data, error, isLoading, reload } = useListQuery(PortalWayInDocument, { id });
  const settings = data && readFragment(WayInSettingsFragmentDoc, data.company);
  if (error)
    return <LoadFailure error={error} texts={{ failed: t('loadFailed') }} onRetry={reload} />;
  if (isLoading || !settings) {
    return (
      <Parts>
        <Waiting shape={<CardShapes lines={[5, 3, 3, 8]} />} />
      </Parts>
    );
  }
  return (
    <Parts>
      <AddressCard settings={settings} onEdit={mayEdit ? () => setIsEditing(true) : undefined} />
      <Card title={t('logo.title')}>
        <p className={styles.note}>{t('logo.note')}</p>
        <LogoChoice settings={settings} mayEdit={mayEdit} onChanged={reload} />
      </Card>
      <Card title={t('poster.title')}>
        <p className={styles.note}>{t('poster.note')}</p>
        <CompanyPosterButton />
      </Card>
      <WidgetCard settings={settings} />
      {isEditing && mayEdit && (
        <EditWayInDialog settings={settings} onClose={() => setIsEditing(false)} />
      )}
    </Parts>
  );
}
