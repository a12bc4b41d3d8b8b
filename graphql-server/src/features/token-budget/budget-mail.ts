import { button, heading, note, paragraph, type RenderedMail, renderMail } from '../mail/index.js';

/** The recipient of a warning, and what it says. */
export interface BudgetWarning {
  /** The platform can raise the budget; the company should know what its tenants get. */
  receiver: 'platform' | 'company';
  name: string;
  companyName: string;
  /** Tokens of this day. */
  used: number;
  budget: number;
  link: string;
}

const thousands = (tokens: number) => tokens.toLocaleString('en-US');

/** The mail that tells that a company's budget of this day is nearly spent, or is spent. */
export function budgetMail(warning: BudgetWarning): RenderedMail {
  const { receiver, name, companyName, used, budget, link } = warning;
  const isSpent = used >= budget;
  const title = isSpent
    ? `Token budget of ${companyName} is spent`
    : `Token budget of ${companyName} is nearly spent`;
  const share = `${thousands(used)} of ${thousands(budget)} tokens`;
  return renderMail({
    language: 'en',
    subject: title,
    preheader: `${share} are used today.`,
    blocks: [
      heading(title),
      paragraph(`Hello ${name},`),
      paragraph(
        `today the assistant of ${companyName} has used ${share}. ${
          isSpent ? 'Until' : 'Once they are spent, until'
        } midnight in Germany its built-in answers take the model's place. They quote your use cases as they are.`,
      ),
      receiver === 'platform'
        ? button('Open companies', link)
        : paragraph('Ask the administrators of the platform if you need more.'),
      note('You get this message once a day at most, because you are an administrator there.'),
    ],
    sender: { name: 'Hausgeist' },
  });
}
