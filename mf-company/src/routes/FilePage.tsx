import {
  MessagesProvider,
  useParams,
  usePermission,
  useRest,
  useTranslations,
} from '@hausgeist/shell-api';
import { Page, saveAnswer } from '@hausgeist/staff-kit';
import { Alert, Button } from '@hausgeist/ui';
import { useState } from 'react';
import { Denied } from '../features/dashboard';
import { fileFromChatCatalogues } from '../messages/file-from-chat-catalogues';

/** Where a link in a mail leads: a file that a tenant sent in the chat, behind the sign-in. */
export function FilePage() {
  return (
    <MessagesProvider messages={fileFromChatCatalogues}>
      <FileFromChat />
    </MessagesProvider>
  );
}

function FileFromChat() {
  const t = useTranslations('fileFromChat');
  const title = t('title');
  const { id = '' } = useParams();
  const rest = useRest();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (!usePermission('conversations.view')) return <Denied title={title} />;

  async function download(): Promise<void> {
    setState('busy');
    try {
      await saveAnswer(await rest(`/files/${encodeURIComponent(id)}`), 'file');
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <Page title={title}>
      {state === 'failed' && <Alert tone="danger">{t('failed')}</Alert>}
      <p>{t('text')}</p>
      <div>
        <Button variant="primary" busy={state === 'busy'} onClick={() => void download()}>
          {t('download')}
        </Button>
      </div>
    </Page>
  );
}
