import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { late, withOwnTexts } from '@hausgeist/staff-kit';
import { Button } from '@hausgeist/ui';
import { Suspense, useState } from 'react';
import { knowledgeCatalogues } from '../../../messages/catalogues';
import type { InboxMessageFragment } from '../gql/graphql';

const UseCaseEditor = late(async () =>
  withOwnTexts(knowledgeCatalogues, async () => (await import('../../studio')).UseCaseEditor),
);

interface KeepAnswerProps {
  message: Pick<InboxMessageFragment, 'id' | 'text'>;
  /** What the tenant wrote before. */
  question: string;
}

/** Lets what a colleague answered become a use case of the draft; those who may publish look at it then. */
export function KeepAnswer({ message: { id, text }, question }: KeepAnswerProps) {
  const t = useTranslations('inbox.conversation');
  const mayEdit = usePermission('settings.edit');
  const mayReply = usePermission('conversations.reply');
  const [isOpen, setIsOpen] = useState(false);
  if (!(mayEdit || mayReply) || !text) return null;
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        {t(mayEdit ? 'keepAnswer' : 'proposeAnswer')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <UseCaseEditor
            answer={{ messageId: id, text, question }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
