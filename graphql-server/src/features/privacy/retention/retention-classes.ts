/** What is deleted after a time, by the name that rules keep, and what that is. */
export const RETENTION_CLASSES = {
  CONVERSATIONS:
    'Conversations in which nothing has happened for that long, with messages, files, PDF and notes.',
  ATTACHMENTS: 'Files that tenants have sent; the messages stay.',
  SUMMARIES: 'PDFs of ended conversations; the conversations stay.',
  IMPORTS: 'What is kept of imports of people that have ended.',
  CRAFTSMEN: 'Craftsmen whom no case was given to for that long; cases keep what they say of them.',
  MAILS: 'The log of mails, and what they say as far as that is kept.',
  WEBHOOK_BODIES: 'What endpoints were told, with the record of its deliveries.',
} as const;

export type RetentionClass = keyof typeof RETENTION_CLASSES;

/** Those that a company has a time of its own for; the others are not kept by company. */
export const CLASSES_OF_COMPANIES = [
  'CONVERSATIONS',
  'ATTACHMENTS',
  'SUMMARIES',
  'IMPORTS',
  'CRAFTSMEN',
] as const satisfies readonly RetentionClass[];

export type CompanyClass = (typeof CLASSES_OF_COMPANIES)[number];

/** Whether a company may have a time of its own for it. */
export const isOfCompanies = (dataClass: RetentionClass): dataClass is CompanyClass =>
  (CLASSES_OF_COMPANIES as readonly RetentionClass[]).includes(dataClass);
