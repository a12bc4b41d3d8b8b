import { button, heading, note, paragraph, type RenderedMail, renderMail } from '../mail/index.js';

interface LeftMakerData {
  name: string;
  /** The person who set the addresses. */
  maker: string;
  hosts: readonly string[];
  link: string;
}

/** The mail that tells administrators which endpoints a departed person has left behind. */
export const leftMakerMail = ({ name, maker, hosts, link }: LeftMakerData): RenderedMail =>
  renderMail({
    language: 'en',
    subject: 'Webhooks of a former administrator',
    preheader: `Events are still sent to addresses that ${maker} has named.`,
    blocks: [
      heading('Webhooks of a former administrator'),
      paragraph(`Hello ${name},`),
      paragraph(
        `${maker} is no longer an administrator. Events are still sent to these hosts, which they have named:`,
      ),
      paragraph(hosts.join(', ')),
      paragraph('Look at whose they are. Delete or switch off what should get nothing any more.'),
      button('Open webhooks', link),
      note('You get this message because you are an administrator there.'),
    ],
    sender: { name: 'Hausgeist' },
  });
