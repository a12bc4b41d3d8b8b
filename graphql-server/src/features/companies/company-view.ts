import type { ToldRefusal } from '../../platform/errors/index.js';
import type { CompanyDetails } from './company-details.js';
import type { CompanyHoliday, EmergencyContact } from './company.entity.js';

/** What became of the latest prompt file. */
export type PromptState = 'PENDING' | 'PROCESSED' | 'ERROR';

/** A company with what is counted about it, as lists and forms show it. */
export interface CompanyView extends CompanyDetails {
  id: string;
  emergencyContacts: EmergencyContact[];
  /** Where records still go while `email` is not confirmed; null once it is. */
  confirmedEmail: string | null;
  officeHours: string | null;
  holidays: CompanyHoliday[];
  /** As `#1f5468`; null where the company has not chosen one. */
  brandColor: string | null;
  /** Names the company in the address of its chat. */
  slug: string;
  /** Of the logo in the file store; null where there is none. */
  logoKey: string | null;
  /** Origins of pages that may show the chat in a frame. */
  embedOrigins: string[];
  /** Host name for the chat; it works once it is confirmed. */
  customDomain: string | null;
  customDomainConfirmedAt: Date | null;
  /** Tokens of the provider a day; null for no limit. */
  dailyTokenBudget: number | null;
  tenantCount: number;
  ownerCount: number;
  userCount: number;
  /** Of the latest upload, whatever became of it; null when there was none. */
  promptFileName: string | null;
  promptUploadedAt: Date | null;
  promptStatus: PromptState | null;
  promptError: string | null;
  promptRefusal: ToldRefusal | null;
  /** Use cases that questions are answered from now; of an earlier upload if the latest failed. */
  promptVectorCount: number;
  /** Null while it is served. */
  suspendedAt: Date | null;
  createdAt: Date;
}

/** Filters of the list of companies. */
export interface CompanyFilter {
  /** Part of name or e-mail address. */
  search?: string | null | undefined;
}

export interface CompanySort {
  field: 'NAME' | 'CREATED_AT';
  direction: 'ASC' | 'DESC';
}
