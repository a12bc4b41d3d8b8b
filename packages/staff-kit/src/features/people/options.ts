import { useSession, useTranslations } from '@hausgeist/shell-api';
import type { SelectOption } from '@hausgeist/ui';
import type { ComponentType, ReactNode } from 'react';
import type { CompanyRole, CompanyUserStatus, PersonRowFragment } from '../../gql/graphql';
import type { CompanyPickerProps } from '../../ui/company-picker';

/** A user of a company, or an invitation to become one. */
export type Person = PersonRowFragment;

/** A user among them. */
export type User = Extract<Person, { __typename: 'CompanyUser' }>;

/** An invitation among them. */
export type Invitation = Extract<Person, { __typename: 'CompanyInvitation' }>;

/** Whether a person was invited and has not accepted yet. */
export const isInvitation = (person: Person): person is Invitation =>
  person.__typename === 'CompanyInvitation';

/** Whether the person is the viewer. */
export const isViewer = (person: Person): boolean => !isInvitation(person) && person.isCurrentUser;

/** What is shown of people in a list. */
export type PersonColumn =
  | 'name'
  | 'email'
  | 'company'
  | 'role'
  | 'status'
  | 'lastLogin'
  | 'expires'
  | 'invitedBy';

/** In what the pages about people differ, beside the people on them. */
export interface PeopleOptions {
  /** The part of the catalogue with the words of the page: all of `members`, worded its own way. */
  texts: string;
  /** The company that the people work at; company users need not say it, theirs is known. */
  companyId?: string | undefined;
  /** For administrators of the platform, who may also give temporary passwords. */
  isPlatform?: boolean;
  /** Given where the people are those of all companies: they can be moved, and their states set. */
  CompanyPicker?: ComponentType<CompanyPickerProps>;
  /** Whether a person's status is a field of the form. */
  editsStatus?: boolean;
  /** Whether the viewer's own row can be edited; users cannot remove themselves. */
  editsSelf?: boolean;
  /** Whether a row has a button that suspends and activates. */
  toggles?: boolean;
  /** What is said of a user beside the name. */
  nameNote?: (person: User) => ReactNode;
  /** What can be done with a user besides, for those who may edit them. */
  moreActions?: (person: User) => ReactNode;
  /** What the viewer may do. */
  may: { invite: boolean; edit: boolean; remove: boolean };
}

/** The words of a page about people. */
export const usePeopleTexts = (texts: string) => useTranslations(texts as 'members');

/** The words of the forms of such a page. */
export const formTexts = (texts: string) => `${texts}.form` as 'members.form';

/** Roles, the mightiest first. */
export const ROLES = [
  'COMPANY_ADMIN',
  'COMPANY_MANAGER',
  'COMPANY_STAFF',
] as const satisfies readonly CompanyRole[];

export const STATUSES = [
  'ACTIVE',
  'INACTIVE',
  'SUSPENDED',
  'PENDING',
] as const satisfies readonly CompanyUserStatus[];

/** Statuses that can be given to a person. */
export const CHOOSABLE_STATUSES = [
  'ACTIVE',
  'SUSPENDED',
  'PENDING',
] as const satisfies readonly CompanyUserStatus[];

/** What a row is called: the name, or the address where no name is known. */
export const nameOf = ({ fullName, email }: Pick<Person, 'fullName' | 'email'>): string =>
  fullName.trim() || email;

/** Tells of a role whether the viewer may give it, or touch people who have it: none above their own. */
export function useMayHandle(): (role: CompanyRole) => boolean {
  const { viewer } = useSession();
  const own = viewer?.companyUser?.role;
  const isAdmin = viewer?.kind === 'ADMIN' || own === 'COMPANY_ADMIN';
  return (role) => isAdmin || (own !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(own));
}

/** Whether the viewer answers for the company, and so for what is kept about its people. */
export function useIsAdministrator(): boolean {
  const { viewer } = useSession();
  return viewer?.kind === 'ADMIN' || viewer?.companyUser?.role === 'COMPANY_ADMIN';
}

/** The roles that the viewer may give; `held` stays on offer to those who have it. */
export function useRoleOptions(texts: string, held?: CompanyRole): SelectOption[] {
  const t = usePeopleTexts(texts);
  const mayHandle = useMayHandle();
  return ROLES.filter((role) => mayHandle(role) || role === held).map((role) => ({
    value: role,
    label: t(`role.${role}`),
  }));
}
