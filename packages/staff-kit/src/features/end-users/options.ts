import type { ComponentType } from 'react';
import type { CompanyPickerProps } from '../../ui/company-picker';
import { END_USER_LISTS, LIST_ALONE } from './end-user-lists';

/** In what the consoles differ where they ask about a tenant or owner. */
export interface EndUserOptions {
  /** The company that the people live at; company users need not say it, theirs is known. */
  companyId?: string | undefined;
  /** Given where the list is that of all companies, and a form asks for one. */
  CompanyPicker?: ComponentType<CompanyPickerProps>;
  /** Narrows the list down to the people of one building, by its id; empty for all. */
  BuildingFilter?: ComponentType<{ value: string; onChange: (id: string) => void }>;
  /** Whether an authentication number is typed anew, or renewed by a request of its own. */
  numbers: 'typed' | 'renewed';
  /** Whether everybody is invited, or the form asks each time. */
  invites: 'always' | 'asked';
  /** With how many there are. */
  hasCounters?: boolean;
}

/** The queries to read again after a change. */
export const listsOf = ({ hasCounters }: Pick<EndUserOptions, 'hasCounters'>) =>
  hasCounters ? END_USER_LISTS : LIST_ALONE;

/** What the viewer may do to tenants and owners. */
export interface EndUserRights {
  create: boolean;
  edit: boolean;
  delete: boolean;
  /** Whether they may take out what is kept about a person. */
  export?: boolean;
}
