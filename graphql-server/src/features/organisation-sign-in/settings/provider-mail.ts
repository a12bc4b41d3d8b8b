import {
  button,
  facts,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

/** What became of the provider of a company. */
export type ProviderChange = { kind: 'added' | 'changed'; issuer: string } | { kind: 'removed' };

interface ProviderMailData {
  name: string;
  /** Who has changed it. */
  person: string;
  companyName: string;
  change: ProviderChange;
  address: string;
  at: Date;
  /** The audit log. */
  link: string;
}

const WORDS = { added: 'set up', changed: 'changed', removed: 'removed' } as const;

/** Tells an administrator that the provider by which people sign in is another, or none. */
export const providerMail = ({ change, companyName, ...data }: ProviderMailData): RenderedMail => {
  const done = WORDS[change.kind];
  return renderMail({
    language: 'en',
    subject: `Sign-in with your organisation was ${done} at ${companyName}`,
    preheader: `${data.person} has ${done} the provider that people sign in with.`,
    blocks: [
      heading(`Sign-in with your organisation was ${done}`),
      paragraph(`Hello ${data.name},`),
      paragraph(
        `the provider with which people of ${companyName} sign in to the portal has just been ${done}. It decides who gets in, and with which role.`,
      ),
      facts(
        ['By', data.person],
        ...(change.kind === 'removed' ? [] : [['Provider', change.issuer] as const]),
        ['When', `${data.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
        ['From', data.address],
      ),
      button('Open the audit log', data.link),
      note(
        'If none of you wanted this, set the provider right in the settings at once, and suspend the account that did it.',
      ),
    ],
    sender: { name: 'Hausgeist' },
  });
};
