import type { companyQuestions as german } from './de';

/** What is asked before a company is suspended or deleted, in English. */
export const companyQuestions: typeof german = {
  suspend: {
    action: 'Suspend',
    title: 'Suspend Company',
    question: 'Do you want to suspend {name}?',
    closes: 'Until you resume it:',
    members: 'no company user can sign in; open sessions end at once,',
    tenants:
      'tenants and owners read in the chat that the service is paused and how to reach their property management,',
    programs: 'API keys are refused, and webhooks wait,',
    craftsmen: 'craftsmen’s links show only how to reach the property management,',
    broadcasts: 'broadcasts that come due are cancelled.',
    keeps: 'Nothing is deleted. Retention periods keep running.',
    done: '{name} is suspended',
    failed: 'Failed to suspend company',
    offline: 'Failed to suspend company. Please try again later.',
  },
  delete: {
    title: 'Delete Company',
    question: 'Are you sure you want to delete this company?',
    destroyed: 'Together with {name}, these are deleted for good:',
    users:
      '{count, plural, one {# company user} other {# company users}}, including open invitations',
    tenants: '{count, plural, one {# tenant} other {# tenants}}',
    owners: '{count, plural, one {# owner} other {# owners}}',
    useCases: '{count, plural, one {# use case} other {# use cases}} of the assistant',
    conversationCount:
      '{count, plural, one {# conversation} other {# conversations}} with summaries, also in the analytics',
    openCases: '{count, plural, one {# open case} other {# open cases}} and all that are done',
    settings: 'Buildings, craftsmen, broadcasts, API keys and webhooks',
    openRequests:
      '{count, plural, one {One person still waits} other {# people still wait}} for their data or its deletion. Answer them first: until then, the company cannot be deleted.',
    fileCount: '{count, plural, one {# file} other {# files}}',
    typeName: 'Type the name to confirm: {name}',
    mistyped: 'That is not the name of the company',
    done: 'Company {name} deleted',
    failed: 'Failed to delete company',
    offline: 'Failed to delete company. Please try again later.',
  },
};
