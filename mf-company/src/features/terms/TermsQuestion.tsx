import { TERMS_VERSION } from '@hausgeist/schema';
import {
  Link,
  MessagesProvider,
  useNavigate,
  useSession,
  useTranslations,
} from '@hausgeist/shell-api';
import { Page, useAction } from '@hausgeist/staff-kit';
import { Alert, Button, Card } from '@hausgeist/ui';
import { useState, type ReactNode } from 'react';
import { AcceptPortalTermsDocument } from '../../gql/graphql';
import { termsQuestionCatalogues } from '../../messages/terms-question-catalogues';
import styles from './TermsQuestion.module.css';

// A tab of its own, so that the question stays where it is.
const termsLink = (text: ReactNode) => (
  <Link to="/terms" target="_blank" rel="noopener">
    {text}
  </Link>
);

/** Asks people whom their organisation has sent for their consent, before anything else and once. */
export function TermsQuestion() {
  return (
    <MessagesProvider messages={termsQuestionCatalogues}>
      <Question />
    </MessagesProvider>
  );
}

function Question() {
  const t = useTranslations('termsQuestion');
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { run, isBusy, error } = useAction(AcceptPortalTermsDocument, {
    failed: t('failed'),
    isUncached: true,
  });
  // The shell learns of it by itself, a moment after the answer.
  const [isDone, setIsDone] = useState(false);
  const accept = async () => {
    if (await run({ input: { version: TERMS_VERSION } })) setIsDone(true);
  };
  return (
    <div className={styles.place}>
      <Page title={t('title')}>
        <Card>
          <p>{t('text')}</p>
          <p>{t.rich('consent', { link: termsLink })}</p>
          {error && <Alert tone="danger">{error}</Alert>}
          <div className={styles.buttons}>
            <Button variant="primary" busy={isBusy || isDone} onClick={() => void accept()}>
              {t('accept')}
            </Button>
            <Button
              variant="quiet"
              onClick={() =>
                void signOut().then(() => navigate('/company/login', { replace: true }))
              }
            >
              {t('leave')}
            </Button>
          </div>
        </Card>
      </Page>
    </div>
  );
}
