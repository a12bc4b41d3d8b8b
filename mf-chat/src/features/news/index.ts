import { late } from '../late-part';

/** Comes once it is known who is here; a visitor waits for nothing of it. */
export const CompanyNews = late(async () => (await import('./CompanyNews')).CompanyNews);
