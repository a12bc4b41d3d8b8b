import { Link, MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import { temporaryPasswordCatalogues } from '../../messages/temporary-password-catalogues';

/** Reminds a member whose password others know. */
export function TemporaryPasswordNote({ account }: { account: string }) {
  return (
    <MessagesProvider messages={temporaryPasswordCatalogues}>
      <Note account={account} />
    </MessagesProvider>
  );
}

function Note({ account }: { account: string }) {
  const t = useTranslations('temporaryPassword');
  return (
    <Alert tone="info">
      {t('text')} <Link to={account}>{t('action')}</Link>
    </Alert>
  );
}
