import { MessagesProvider, useLocation, useTranslations } from '@hausgeist/shell-api';
import { SignInCard } from '@hausgeist/staff-kit/sign-in';
import { Alert } from '@hausgeist/ui';
import { Job } from '../features/craftsman';
import { craftsmanCatalogues } from '../messages/craftsman-catalogues';

function JobOfLink() {
  const t = useTranslations('job');
  // Behind the #, the token is not sent to any server and stands in no log.
  const token = useLocation().hash.slice(1);
  if (token) return <Job token={token} />;
  return (
    <SignInCard title={t('title')}>
      <Alert tone="danger">{t('missing')}</Alert>
    </SignInCard>
  );
}

/** Where the link of a craftsman leads, without an account. */
export function JobPage() {
  return (
    <MessagesProvider messages={craftsmanCatalogues}>
      <JobOfLink />
    </MessagesProvider>
  );
}
