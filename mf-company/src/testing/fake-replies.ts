import type { ProposeReplyMutation } from '../features/inbox/gql/graphql';
import type { CannedReplyRowFragment } from '../gql/graphql';

/** A canned reply as the server gives it. */
export const aCannedReply = (overrides: Partial<CannedReplyRowFragment> = {}) => ({
  __typename: 'CannedReply' as const,
  id: 'canned-1',
  title: 'Schlüssel verloren',
  text: 'Guten Tag {{fullName}},\n\nden Ersatzschlüssel bringen wir Ihnen in die {{address}}.\n\n{{colleagueName}}',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

/** What the portal is told of texts for answers. */
export class FakeReplies {
  replies: ReturnType<typeof aCannedReply>[] = [
    aCannedReply(),
    aCannedReply({ id: 'canned-2', title: 'Termin', text: 'Wir melden uns wegen eines Termins.' }),
  ];

  /** What the assistant drafts. */
  proposal: ProposeReplyMutation['proposeReply']['proposal'] = {
    question: 'Meine Heizung wird nicht warm.',
    text: 'Bitte entlüften Sie den Heizkörper.',
    sources: [{ index: 1, title: 'Heizkörper bleibt kalt' }],
  };

  /** The answer; undefined for what is not asked of texts. */
  answer(name: string, input: Readonly<Record<string, unknown>>) {
    const cannedReply = aCannedReply({ id: 'canned-9', ...input });
    switch (name) {
      case 'PortalCannedReplies':
      case 'InboxCannedReplies':
        return { cannedReplies: this.replies };
      case 'ProposeReply':
        return { proposeReply: { proposal: this.proposal } };
      case 'CreatePortalCannedReply':
        return { createCannedReply: { cannedReply } };
      case 'UpdatePortalCannedReply':
        return { updateCannedReply: { cannedReply } };
      case 'DeletePortalCannedReply':
        return { deleteCannedReply: { deletedId: input.id } };
      default:
        return undefined;
    }
  }
}
