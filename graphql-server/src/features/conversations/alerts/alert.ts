import type { EntityManager } from '../../../platform/database/index.js';
import { Conversation } from '../conversation.entity.js';
import { Message } from '../message.entity.js';
import {
  conversationReference,
  type SummaryCompany,
  type SummaryEndUser,
} from '../summary/summary-data.js';

/** Messages of the person that an alert quotes; the newest. */
const QUOTED = 3;

/** What the people of a company need to act at once. */
export interface Alert {
  company: SummaryCompany;
  endUser: SummaryEndUser;
  conversationReference: string;
  /** When the message was sent that caused it. */
  at: Date;
  /** What the person wrote, oldest first. */
  messages: string[];
}

/** Reads what an alert tells; the conversation's newest message caused it. */
export async function loadAlert(em: EntityManager, conversationId: string): Promise<Alert> {
  const conversation = await em.findOneOrFail(
    Conversation,
    { id: conversationId },
    { populate: ['company', 'endUser'] },
  );
  const messages = await em.find(
    Message,
    { conversation: conversationId, sender: 'USER' },
    { orderBy: { sequence: 'desc' }, limit: QUOTED },
  );
  const { company, endUser } = conversation;
  return {
    company: {
      name: company.name,
      address: company.address,
      phone: company.phone,
      email: company.email,
      recordsEmail: company.recordsEmail,
    },
    endUser: {
      type: endUser.type,
      firstName: endUser.firstName,
      lastName: endUser.lastName,
      email: endUser.email,
      isEmailUnproven: endUser.isEmailUnproven,
      phone: endUser.phone,
      address: endUser.address,
      apartmentNumber: endUser.apartmentNumber,
      roomIndication: endUser.roomIndication ?? undefined,
    },
    conversationReference: conversationReference(conversationId),
    at: messages[0]?.createdAt ?? conversation.startedAt,
    messages: messages.map(({ text }) => text).toReversed(),
  };
}
