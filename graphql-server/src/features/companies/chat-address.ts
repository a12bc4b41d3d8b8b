import type { Company } from './company.entity.js';

/** What the address of a company's chat depends on. */
export type AddressedCompany = Pick<Company, 'slug' | 'customDomain' | 'customDomainConfirmedAt'>;

/** Where the chat of a company is: under its own domain once that is confirmed, else below ours. */
export function chatAddress(publicUrl: string, company: AddressedCompany): URL {
  const { slug, customDomain, customDomainConfirmedAt } = company;
  const { protocol } = new URL(publicUrl);
  return customDomain && customDomainConfirmedAt
    ? new URL('/', `${protocol}//${customDomain}`)
    : new URL(`/c/${slug}`, publicUrl);
}
