import { expect } from '@playwright/test';
import { readMails } from './outbox.js';
import type { Product } from './product.js';

/** The link of that kind in the newest mail to an address, as soon as it is there. */
export async function mailedLink(product: Product, to: string, path: string): Promise<string> {
  const find = async () =>
    (await readMails(product))
      .filter((mail) => mail.to === to)
      .flatMap(({ text }) => text.match(/https?:\/\/[^\s>)]+/g) ?? [])
      .filter((link) => link.includes(path));
  await expect.poll(find, `a mail to ${to} with a link to ${path}`).not.toHaveLength(0);
  const [newest] = await find();
  if (!newest) throw new Error('The mail is gone.');
  return newest;
}
