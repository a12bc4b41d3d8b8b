import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Alert, Button } from '@hausgeist/ui';
import { RemovePortalLogoDocument, type WayInSettingsFragment } from '../../gql/graphql';
import { AddFiles } from '../../ui/AddFiles';
import styles from './WayIn.module.css';

interface LogoChoiceProps {
  settings: WayInSettingsFragment;
  mayEdit: boolean;
  /** There is another logo. */
  onChanged: () => void;
}

/** The logo, and how another one comes in its place. */
export function LogoChoice({ settings, mayEdit, onChanged }: LogoChoiceProps) {
  const t = useTranslations('wayIn.logo');
  const toast = useToast();
  const { run, isBusy, error } = useAction(RemovePortalLogoDocument, { failed: t('failed') });
  const { id: companyId, logoUrl, name } = settings;

  function done(): void {
    toast(t('saved'), 'success');
    onChanged();
  }

  return (
    <div className={styles.logoRow}>
      {logoUrl ? (
        <img className={styles.logo} src={logoUrl} alt={t('alt', { name })} />
      ) : (
        <p className={styles.note}>{t('none')}</p>
      )}
      {mayEdit && (
        <AddFiles
          path={`/company/settings/logo?companyId=${companyId}`}
          method="PUT"
          accept="image/png,image/jpeg,image/webp"
          label={logoUrl ? t('replace') : t('choose')}
          hint={t('hint')}
          failed={t('failed')}
          onDone={done}
        />
      )}
      {mayEdit && logoUrl && (
        <Button variant="quiet" busy={isBusy} onClick={() => void run({ input: { companyId } })}>
          {t('remove')}
        </Button>
      )}
      {error && <Alert tone="danger">{error}</Alert>}
    </div>
  );
}
