import type { organisation as german } from './de';

/** Refusals about signing in with an organisation, in English. */
export const organisation: Record<keyof typeof german, string> = {
  ORGANISATION_NOT_FOUND: 'No organisation signs in with this address.',
  ORGANISATION_REQUIRED: 'Please sign in with your organisation.',
  ORGANISATION_SIGN_IN_ENDED:
    'This sign-in took too long or was begun in another browser. Please begin again.',
  ORGANISATION_ANSWER_REFUSED:
    'What your organisation has answered does not hold. Please begin again, and tell your administrators if it happens again.',
  ORGANISATION_DECLINED: 'Your organisation has not let you in.',
  ORGANISATION_AWAY:
    'The sign-in of your organisation cannot be reached right now. Please try again later.',
  ORGANISATION_GIVES_NO_ROLE:
    'Your organisation has given you no role here. Please ask your administrators.',
  ORGANISATION_ADDRESS_UNPROVED:
    'Your organisation does not vouch for your email address. Please ask your administrators.',
  ORGANISATION_PERSON_REFUSED:
    'Your account cannot be opened with this sign-in. Please ask your administrators.',
  BREAK_GLASS_NEEDS_SECOND_FACTOR:
    'Without your organisation, this account can be opened with a second factor only, and it has none.',
  ISSUER_UNUSABLE: 'No OpenID provider with this name answers there.',
  ISSUER_WITHOUT_SIGN_OUT: 'This provider offers no sign-out (end_session_endpoint).',
  CLIENT_ID_MISSING: 'Please enter the client ID',
  CLIENT_SECRET_MISSING: 'Please enter the client secret',
  CLIENT_DETAILS_TOO_LONG: 'At most {max} characters',
  ROLE_VALUES_MISSING: 'Please name at least one value and its role',
  TOO_MANY_ROLE_VALUES: 'There can be at most {max} values.',
  ADMINISTRATORS_NEED_A_VALUE: 'People become administrators by a value of the claim only',
  BREAK_GLASS_MISSING:
    'Choose at least one active administrator with a second factor who may still sign in without the organisation.',
  EMAIL_DOMAIN_INVALID: 'Please enter a domain such as company.example',
  EMAIL_DOMAIN_HELD: 'Another company has proved that this domain is theirs.',
  EMAIL_DOMAIN_KNOWN: 'This domain is in the list already.',
  EMAIL_DOMAIN_NOT_FOUND: 'The domain was not found.',
  EMAIL_DOMAIN_UNPROVED:
    'The record was not found. It can take an hour until name servers know a new one.',
  EMAIL_DOMAIN_NEEDS_PROOF: 'Please prove first that the domain is yours.',
  EMAIL_DOMAIN_NEEDS_PROVIDER: 'Please set up the provider of your organisation first.',
  TOO_MANY_EMAIL_DOMAINS: 'There can be at most {max} domains.',
};
