import type { PageCompany } from '@hausgeist/schema';

/** Whose chat a page is. */
export type CompanyPage =
  | { kind: 'none' }
  /** The address would name a company, and there is none. */
  | { kind: 'unknown' }
  /** The company has another address now. */
  | { kind: 'moved'; to: string }
  | {
      kind: 'company';
      company: PageCompany;
      /** The company's own domain, if the page was asked for under it. */
      host?: string;
      /** Origins whose pages may show this one in a frame. */
      frameAncestors: readonly string[];
    };

/** Finds out whose chat a page is; provided by the features. */
export interface CompanyPages {
  find(request: { path: string; hostname: string; search: URLSearchParams }): Promise<CompanyPage>;
}
