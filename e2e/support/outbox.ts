import type { Product } from './product.js';

/** A mail in the product's own outbox. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  status: string;
  attachments: { filename: string; contentType: string }[];
}

/** All mails in the outbox that developers read. */
export async function readMails({ url }: Product): Promise<OutboxMail[]> {
  const response = await fetch(`${url}/dev/mail.json`);
  const { mails } = (await response.json()) as { mails: OutboxMail[] };
  return mails;
}

/** The content of an attachment. */
export async function readMailFile({ url }: Product, mail: OutboxMail, index = 0): Promise<Buffer> {
  const response = await fetch(`${url}/dev/mail/${mail.id}/attachments/${index}`);
  if (!response.ok) throw new Error(`The attachment is not served: ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
