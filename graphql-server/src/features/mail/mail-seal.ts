import { seal, unseal } from '../../platform/secrets/index.js';
import { Mail } from './mail.entity.js';

/** How sealed texts begin; mails that were stored before they were sealed do not. */
const MARK = 'sealed:';

/**
 * Encrypts what mails say while they are stored. It may be a link that signs its holder in, and
 * those are kept nowhere else: emptying a column leaves the text in the pages and the journal of
 * the database.
 */
export class MailSeal {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** A mail as it is stored. */
  close(mail: Mail): Mail {
    const closed = (text: string) => `${MARK}${seal(this.#key, mail.id, text)}`;
    return withTexts(mail, closed);
  }

  /** A stored mail as it was; throws if the key is another now. */
  open(mail: Mail): Mail {
    const opened = (text: string) =>
      text.startsWith(MARK) ? unseal(this.#key, mail.id, text.slice(MARK.length)) : text;
    return withTexts(mail, opened);
  }
}

const withTexts = (mail: Mail, change: (text: string) => string): Mail =>
  Object.assign(new Mail(), mail, {
    ...{ html: change(mail.html), text: change(mail.text) },
    attachments: mail.attachments.map((file) =>
      'content' in file ? { ...file, content: change(file.content) } : file,
    ),
  });
