import { z } from 'zod';
import { messageResponse, type RestRoute, restRoute } from '../../../platform/http/index.js';
import { receivePromptFile } from '../files/receive-prompt-file.js';
import type { DraftArrangement } from './draft-arrangement.service.js';

const count = z.int();

/** The call that brings a file into the draft. */
export const draftFileRoutes = (arrangement: DraftArrangement): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/company/knowledge/draft/file',
    access: ['admin', 'companyUser'],
    tag: 'Companies',
    summary: "Makes the draft of a company's knowledge what a file says; nothing goes live.",
    description:
      'For administrators, who name the company, and company users with `settings.edit`. At most 5 MB of text (.txt, .md). The draft is begun if there is none. Use cases with the same title become those of the file; those that it does not have are taken out of the draft.',
    form: {
      promptFile: { type: 'file', description: 'The file (.txt, .md).', required: true },
      companyId: { type: 'text', description: 'The company; the own one if missing.' },
    },
    response: messageResponse.extend({
      revision: count.describe('Of the draft, to be published when it was reviewed.'),
      newCount: count.describe('Use cases that the running version does not have.'),
      changedCount: count.describe('Use cases that differ from the running version.'),
      unchangedCount: count.describe('Use cases that stay as they are.'),
      removedCount: count.describe('Use cases of the running version that are taken out.'),
    }),
    handle: async (context, { request }) => {
      const file = await receivePromptFile(request, { isCompanyOptional: true });
      const { revision, counts } = await arrangement.load(context, file);
      return {
        message: 'The draft is what the file says.',
        revision,
        ...{ newCount: counts.NEW, changedCount: counts.CHANGED },
        ...{ unchangedCount: counts.UNCHANGED, removedCount: counts.REMOVED },
      };
    },
  }),
];
