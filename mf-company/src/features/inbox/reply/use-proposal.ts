import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { useState } from 'react';
import { ProposeReplyDocument, type ProposeReplyMutation } from '../gql/graphql';

export type Proposal = ProposeReplyMutation['proposeReply']['proposal'];

/** Lets the assistant draft a reply; nothing is sent. */
export function useProposal(conversationId: string, onDraft: (text: string) => void) {
  const t = useTranslations('inbox.reply.proposal');
  const [proposal, setProposal] = useState<Proposal>();
  const { run, isBusy, error } = useAction(ProposeReplyDocument, {
    failed: t('failed'),
    isUncached: true,
  });
  return {
    isBusy,
    error,
    proposal,
    /** Says no more what the draft rests on, once it is gone or something else is written. */
    noteText: (text: string) => {
      if (text === '' || proposal?.text === null) setProposal(undefined);
    },
    forget: () => setProposal(undefined),
    propose: async () => {
      setProposal(undefined);
      const answer = await run({ input: { conversationId } });
      if (!answer) return;
      const found = answer.proposeReply.proposal;
      setProposal(found);
      if (found.text !== null) onDraft(found.text);
    },
  };
}
