import { v7 as uuid } from 'uuid';
import type { EntityManager } from '../../../platform/database/index.js';
import type { Company } from '../../companies/index.js';
import type { MailService, RenderedMail } from '../../mail/index.js';
import type { EndUser } from '../end-user.entity.js';
import {
  type AccessMailData,
  addressChangedMail,
  newNumberMail,
  welcomeMail,
} from './welcome-mail.js';

/** Tells tenants and owners how to get into the chat, in the transaction that lets them. */
export class AccessMails {
  readonly #mail: MailService;
  readonly #chatUrl: string;

  constructor(mail: MailService, publicUrl: string) {
    this.#mail = mail;
    this.#chatUrl = new URL('/', publicUrl).toString();
  }

  async sendWelcome(
    tx: EntityManager,
    person: AccessMailData['person'],
    company: Company,
  ): Promise<void> {
    await this.#send(tx, 'welcome', { person, company, chatUrl: this.#chatUrl }, welcomeMail);
  }

  async sendNewNumber(tx: EntityManager, person: EndUser, company: Company): Promise<void> {
    await this.#send(tx, 'number', { person, company, chatUrl: this.#chatUrl }, newNumberMail);
  }

  /** Says to the address before that it is not theirs any more, without the new one. */
  async tellAddressBefore(
    tx: EntityManager,
    person: EndUser,
    company: Company,
    address: string,
  ): Promise<void> {
    const { firstName, lastName, authNumber } = person;
    const data = {
      person: { firstName, lastName, authNumber, email: address },
      company,
      chatUrl: this.#chatUrl,
    };
    await this.#send(tx, 'address', data, addressChangedMail);
  }

  async #send(
    tx: EntityManager,
    occasion: string,
    data: AccessMailData & { company: Pick<Company, 'id'> },
    render: (data: AccessMailData) => RenderedMail,
  ): Promise<void> {
    await this.#mail.enqueue(tx, {
      ...render(data),
      companyId: data.company.id,
      // Each number is an occasion of its own.
      dedupeKey: `end-user-${occasion}:${uuid()}`,
      to: data.person.email,
      fromName: data.company.name,
      replyTo: data.company.recordsEmail,
    });
  }
}
