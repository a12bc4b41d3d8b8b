import { button, heading, note, paragraph, type RenderedMail, renderMail } from '../mail/index.js';

interface LeftMakerData {
  name: string;
  /** The person who made the keys. */
  maker: string;
  keys: readonly { name: string; prefix: string }[];
  link: string;
}

/** The mail that tells administrators which keys a departed person may still have. */
export const leftMakerMail = ({ name, maker, keys, link }: LeftMakerData): RenderedMail =>
  renderMail({
    language: 'en',
    subject: 'API keys of a former administrator',
    preheader: `${maker} may have copies of API keys that still work.`,
    blocks: [
      heading('API keys of a former administrator'),
      paragraph(`Hello ${name},`),
      paragraph(
        `${maker} is no longer an administrator. These API keys, which they have made, still work, and they may have copies:`,
      ),
      paragraph(keys.map((key) => `${key.name} (${key.prefix}…)`).join(', ')),
      paragraph(
        'Rotate each key that is still needed and give its programs the new one. Revoke the others.',
      ),
      button('Open API keys', link),
      note('You get this message because you are an administrator there.'),
    ],
    sender: { name: 'Hausgeist' },
  });
