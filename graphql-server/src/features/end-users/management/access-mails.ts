import { v7 as uuid } from 'uuid';
import type { EntityManager } from '../../../platform/database/index.js';
import type { Company } from '../../companies/index.js';
import type { MailService, RenderedMail } from '../../mail/index.js';
import type { EndUser } from '../end-user.entity.js';
import { type ChatLinks, linkNote } from '../sign-in/chat-links.js';
import {
  type AccessMailData,
  addressChangedMail,
  newNumberMail,
  signInLinkMail,
  welcomeMail,
} from './welcome-mail.js';

/** Whom a mail goes to. */
type Recipient = AccessMailData['person'] & Pick<EndUser, 'id'>;

/** Tells tenants and owners how to get into the chat, in the transaction that lets them. */
export class AccessMails {
  readonly #mail: MailService;
  readonly #links: ChatLinks;

  constructor(mail: MailService, links: ChatLinks) {
    this.#mail = mail;
    this.#links = links;
  }

  async sendWelcome(tx: EntityManager, person: Recipient, company: Company): Promise<void> {
    await this.#sendLink(tx, 'welcome', { person, company }, welcomeMail);
  }

  async sendNewNumber(tx: EntityManager, person: Recipient, company: Company): Promise<void> {
    await this.#sendLink(tx, 'number', { person, company }, newNumberMail);
  }

  /** A link alone, as the person or the staff have asked for one. */
  async sendSignInLink(tx: EntityManager, person: Recipient, company: Company): Promise<void> {
    await this.#sendLink(tx, 'link', { person, company }, signInLinkMail);
  }

  /** Tells the number that takes the place of the present one, and when. */
  async sendNextNumber(
    tx: EntityManager,
    person: EndUser,
    company: Company,
    { number, holdsFrom }: { number: string; holdsFrom: Date },
  ): Promise<void> {
    const { id, firstName, lastName, email } = person;
    const next = { id, firstName, lastName, email, authNumber: number };
    // A link that signs in would end with the number before.
    const link = this.#links.plain(company);
    const mail = newNumberMail({ person: next, company, link, holdsFrom });
    await this.#send(tx, 'number', next, { company, mail });
  }

  /** Says to the address before that it is not theirs any more, without the new one. */
  async tellAddressBefore(
    tx: EntityManager,
    person: EndUser,
    company: Company,
    address: string,
  ): Promise<void> {
    const { firstName, lastName } = person;
    const recipient = { id: person.id, firstName, lastName, email: address };
    await this.#send(tx, 'address', recipient, {
      company,
      mail: addressChangedMail({ person: recipient, company }),
    });
  }

  async #sendLink(
    tx: EntityManager,
    occasion: string,
    { person, company }: { person: Recipient; company: Company },
    render: (data: AccessMailData) => RenderedMail,
  ): Promise<void> {
    const link = await this.#links.signingIn(tx, person, company);
    const mail = render({ person, company, link, linkNote: linkNote('welcome') });
    await this.#send(tx, occasion, person, { company, mail });
  }

  async #send(
    tx: EntityManager,
    occasion: string,
    { id, email }: Pick<EndUser, 'id' | 'email'>,
    { company, mail }: { company: Company; mail: RenderedMail },
  ): Promise<void> {
    await this.#mail.enqueue(tx, {
      ...mail,
      companyId: company.id,
      // Each number is an occasion of its own.
      dedupeKey: `end-user-${occasion}:${uuid()}`,
      to: email,
      endUserId: id,
      fromName: company.name,
      replyTo: company.recordsEmail,
    });
  }
}
