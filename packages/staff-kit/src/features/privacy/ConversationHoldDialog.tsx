import { MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { Dialog } from '@hausgeist/ui';
import { LegalHolds, useHolds } from './LegalHolds';
import { privacyCatalogues } from './messages/catalogues';

interface ConversationHoldProps {
  endUserId: string;
  conversationId: string;
  onClose: () => void;
}

function ConversationHold({ onClose, ...held }: ConversationHoldProps) {
  const t = useTranslations('dataProtection.holds');
  const common = useTranslations('common');
  return (
    <Dialog title={t('titleConversation')} closeLabel={common('close')} onClose={onClose}>
      <LegalHolds {...held} list={useHolds(held)} />
    </Dialog>
  );
}

/** What keeps one conversation from being deleted. */
export const ConversationHoldDialog = (props: ConversationHoldProps) => (
  <MessagesProvider messages={privacyCatalogues}>
    <ConversationHold {...props} />
  </MessagesProvider>
);
