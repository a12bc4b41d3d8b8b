import type { CompanyRole } from '@hausgeist/schema';
import type { StaffAudience } from '../../../platform/http/index.js';
import type { RoleValue } from '../organisation-provider.entity.js';

/** What a server needs to be known to a provider. */
export interface ProviderClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What is asked for besides `openid email profile`. */
  scopes: readonly string[];
}

/** What is common to providers that people sign in with. */
interface SignInProvider extends ProviderClient {
  /** Whether who signs out here is led to the provider to sign out there, too. */
  signsOut: boolean;
}

/** The provider of the platform's administrators. */
export interface PlatformProvider extends SignInProvider {
  key: typeof PLATFORM_KEY;
  audience: Extract<StaffAudience, 'admin'>;
  emailDomains: readonly string[];
  roleClaim: string | undefined;
  adminValues: readonly string[];
}

/** The provider of a company. */
export interface CompanyProvider extends SignInProvider {
  /** The company's id. */
  key: string;
  audience: Extract<StaffAudience, 'company-user'>;
  company: { id: string; name: string };
  /** Proved ones. */
  emailDomains: readonly string[];
  roleClaim: string | undefined;
  roleValues: readonly RoleValue[];
  defaultRole: CompanyRole | undefined;
}

export type Provider = PlatformProvider | CompanyProvider;

/** Names the platform's provider where companies have their ids. */
export const PLATFORM_KEY = 'platform';

/** Where a provider sends browsers back to: another address for each, so that answers cannot be mixed up. */
export const callbackPath = (key: string): string => `/api/auth/organisation/${key}/callback`;

/** Where a provider sends browsers back to after signing out there: the console's sign-in page. */
export const SIGN_IN_PAGES: Readonly<Record<StaffAudience, string>> = {
  admin: '/adminlogin',
  'company-user': '/company/login',
};

/** The domain of an address, lower case. */
export const domainOf = (email: string): string => email.split('@').at(-1)?.toLowerCase() ?? '';
