/** The company whose chat a page is; the server writes it into the page. Everybody may read it. */
export interface PageCompany {
  /** Names the company in the address, `/c/<slug>`. */
  slug: string;
  name: string;
  /** Dark enough for white text on it, as `#1f5468`; null for that of the product. */
  color: string | null;
  /** Address of the logo; null where there is none. */
  logo: string | null;
  phone: string;
  email: string;
  officeHours: string | null;
  /** Address of the building whose poster led here; it is shown and means nothing else. */
  building: string | null;
  /** The page stands in a frame on a website of the company. */
  isEmbedded: boolean;
}

/** Paths of the chat of one company: its own page, and the one for frames. */
const COMPANY_PATH = /^\/(c|embed)\/([^/]+)\/?$/;

/** What the path of a company's page names; undefined for other paths. */
export function readCompanyPath(path: string): { kind: 'c' | 'embed'; slug: string } | undefined {
  const [, kind, slug] = COMPANY_PATH.exec(path) ?? [];
  return slug === undefined ? undefined : { kind: kind === 'embed' ? 'embed' : 'c', slug };
}
