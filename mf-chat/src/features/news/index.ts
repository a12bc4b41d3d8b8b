import { lazy } from 'react';

/** Comes once it is known who is here; a visitor waits for nothing of it. */
export const CompanyNews = lazy(async () => ({
  default: (await import('./CompanyNews')).CompanyNews,
}));
