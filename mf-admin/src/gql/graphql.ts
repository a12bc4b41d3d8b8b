/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The version that visitors are to get. */
export type ActivateReleaseInput = {
  /** The version that is active now, if the caller wants to be sure of it. */
  from?: string | null | undefined;
  /** Name of the front end. */
  name: string;
  /** The version. */
  version: string;
};

/** How much an alert matters. */
export type AlertSeverity =
  /** Something does not work as it should. */
  | 'ERROR'
  /** Worth a look. */
  | 'WARNING';

/** Why an administrator should look at a company. */
export type AttentionReason =
  /** Mails could not be delivered; `value` counts them. */
  | 'FAILED_MAILS'
  /** No conversation any more; `value` counts those of the period before. */
  | 'FALLEN_QUIET'
  /** Of ten conversations or more less than half were resolved without a person; `value` is the share, 0 to 1. */
  | 'FEW_RESOLVED'
  /** Requests about personal data are overdue; `value` counts them. */
  | 'LATE_REQUESTS'
  /** The assistant has no use cases there; `value` is 0. */
  | 'NO_KNOWLEDGE';

/** What is done to a company as a whole. */
export type CompanyAction =
  /** Lets them in again; people sign in anew. */
  | 'RESUME'
  /** Lets none of its people, keys and links in; every session ends at once, and nothing is deleted. */
  | 'SUSPEND';

/** Details of a new company. Space around values is left out. */
export type CreateCompanyInput = {
  /** Postal address, at most 500 characters; may have several lines. */
  address: string;
  /** The team's mailbox: one plain e-mail address. */
  email: string;
  /** Name, at most 200 characters. */
  name: string;
  /** Telephone number, at most 50 characters. */
  phone: string;
  /** WhatsApp number, at most 50 characters; none if missing or empty. */
  whatsapp?: string | null | undefined;
};

/** Names the thing to delete. */
export type DeleteInput = {
  /** Id of the thing. */
  id: string;
};

/** The front end whose trial ends. */
export type EndReleaseTrialInput = {
  /** Name of the front end. */
  name: string;
};

/** Proves that it is really you: one of these is enough. */
export type IdentityProofInput = {
  /** Code of your authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** Answer of one of your passkeys to `beginPasskeyProof`. */
  passkey?: PasskeyAnswerInput | null | undefined;
  /** Your password. */
  password?: string | null | undefined;
};

/** Why an invited person may not have the mail. */
export type InvitationMailTrouble =
  /** It was refused, came back, or was given up. */
  | 'UNDELIVERABLE'
  /** It has not left yet, and is tried again. */
  | 'WAITING';

/** The person to invite. */
export type InviteAdminInput = {
  /** E-mail address; the invitation is mailed there. */
  email: string;
};

/** How the scanner for malware is. */
export type MalwareScannerState =
  /** It does not answer. */
  | 'DOWN'
  /** None is configured. */
  | 'NONE'
  /** It answers. */
  | 'UP';

/** How far back figures go. */
export type MonitoringRange =
  /** The last 6 hours. */
  | 'LAST_6_HOURS'
  /** The last 7 days. */
  | 'LAST_7_DAYS'
  /** The last 24 hours. */
  | 'LAST_24_HOURS'
  /** The last 30 days. */
  | 'LAST_30_DAYS'
  /** The last 60 minutes. */
  | 'LAST_HOUR';

/** A front end that the person who asks serves on their own machine. */
export type OpenLocalFrontEndInput = {
  /** Name of the front end. */
  name: string;
  /** Where it is served: `localhost` or `127.0.0.1` with a port of 1024 or above, such as `http://localhost:3002`. */
  origin: string;
};

/** What a passkey answers. */
export type PasskeyAnswerInput = {
  /** `challenge` as it came with the question; good once, for ten minutes. */
  challenge: string;
  /** What the browser made of `options`, as `PublicKeyCredential.toJSON()` writes it. */
  response: unknown;
};

/** What became of an uploaded prompt file. */
export type PromptStatus =
  /** It could not be processed; the file before it answers. */
  | 'ERROR'
  /** Its use cases are being made ready; the file before it answers. */
  | 'PENDING'
  /** Questions are answered from it. */
  | 'PROCESSED';

/** What may be used in a day only so much. */
export type QuotaKind =
  /** Mails that were sent; beyond them others wait, those that let people in from 125 percent on. */
  | 'MAILS'
  /** Messages that tenants and owners write. */
  | 'MESSAGES'
  /** Calls of a model; beyond them the built-in assistant answers. */
  | 'MODEL_CALLS'
  /** Bytes of files that tenants, owners, users and programs upload. */
  | 'UPLOADED_BYTES';

/** Whose use a quota limits. */
export type QuotaScope =
  /** That of each company. */
  | 'COMPANY'
  /** That of each tenant, owner, user or key, of mails that of each mailbox. */
  | 'PERSON'
  /** That of all together. */
  | 'PLATFORM';

/** Why something is refused: `extensions.reason` of errors and `reason` of their fields. The descriptions are the texts; names in braces are keys of `params`. More can be added at any time. */
export type RefusalReason =
  /** The last day must not be before the first. */
  | 'ABSENCE_DAYS_REVERSED'
  /** Must be a day such as 2026-12-31. */
  | 'ABSENCE_DAY_INVALID'
  /** Only active members of the company can stand in. */
  | 'ABSENCE_DEPUTY_NOT_FOUND'
  /** The last day must not have passed. */
  | 'ABSENCE_OVER'
  /** A person cannot stand in for themselves. */
  | 'ABSENCE_OWN_DEPUTY'
  /** The last day must be within {years} years. */
  | 'ABSENCE_TOO_FAR'
  /** The address is not a public one. */
  | 'ADDRESS_NOT_PUBLIC'
  /** An address needs letters or figures */
  | 'ADDRESS_WORDLESS'
  /** People become administrators by a value of the claim only */
  | 'ADMINISTRATORS_NEED_A_VALUE'
  /** An administrator with this email address already exists */
  | 'ADMIN_EMAIL_TAKEN'
  /** The invitation was not found or has expired */
  | 'ADMIN_INVITATION_NOT_FOUND'
  /** The administrator was not found */
  | 'ADMIN_NOT_FOUND'
  /** The password reset link is invalid or has expired. */
  | 'ADMIN_RESET_LINK_INVALID'
  /** The permissions of the Admin role cannot be modified. */
  | 'ADMIN_ROLE_FIXED'
  /** All fields are required */
  | 'ALL_FIELDS_REQUIRED'
  /** An invitation for this email is already pending. You can resend it. */
  | 'ALREADY_INVITED'
  /** Language must be en or de */
  | 'ANALYTICS_LANGUAGE_UNKNOWN'
  /** table must be series, categories, hours, gaps or ratings */
  | 'ANALYTICS_TABLE_UNKNOWN'
  /** {text} */
  | 'ANSWER_FAILED'
  /** No person has written this message. */
  | 'ANSWER_NOT_FOUND'
  /** The API key has expired. Create another one. */
  | 'API_KEY_EXPIRED'
  /** The API key is not valid. */
  | 'API_KEY_INVALID'
  /** API key not found. */
  | 'API_KEY_NOT_FOUND'
  /** The API key has been revoked. */
  | 'API_KEY_REVOKED'
  /** status must be ACTIVE, EXPIRED or REVOKED */
  | 'API_KEY_STATUS_UNKNOWN'
  /** Retire {app} before its name is given to another team. */
  | 'APP_ACTIVE_ELSEWHERE'
  /** {app} is the console that you work in. Without it administrators do not get in any more, so it cannot be retired. Activate another version of it instead. */
  | 'APP_IS_CONSOLE'
  /** A front end is named "mf-" and then small letters, digits and hyphens, 44 characters at most. */
  | 'APP_NAME_INVALID'
  /** {app} is not registered. An administrator registers it in the console, under Front ends. */
  | 'APP_NOT_REGISTERED'
  /** There is no release of {app}. */
  | 'APP_NOT_RELEASED'
  /** Enter an origin of its own without a path, such as https://chat.team.example. */
  | 'APP_ORIGIN_INVALID'
  /** Visitors get {app} from {origin}. Activate a version of another place, or retire it, before that changes. */
  | 'APP_ORIGIN_IN_USE'
  /** {app} was retired. An administrator registers it again in the console, under Front ends. */
  | 'APP_RETIRED'
  /** Name the team that answers for it, in at most {max} characters. */
  | 'APP_TEAM_INVALID'
  /** Attachment not found. */
  | 'ATTACHMENT_NOT_FOUND'
  /** Unknown attachment. */
  | 'ATTACHMENT_UNKNOWN'
  /** Choose at least one */
  | 'AUDIENCE_EMPTY'
  /** format must be csv or json */
  | 'AUDIT_FORMAT_UNKNOWN'
  /** A moment is written like 2026-03-29T00:00:00Z. */
  | 'AUDIT_TIME_INVALID'
  /** Authentication required. Please log in. */
  | 'AUTHENTICATION_REQUIRED'
  /** Authentication number must have {digits} digits */
  | 'AUTH_NUMBER_DIGITS'
  /** Authentication number must have 6 digits */
  | 'AUTH_NUMBER_MALFORMED'
  /** The request is not readable. */
  | 'BAD_REQUEST'
  /** A color is written as #1f5468 */
  | 'BRAND_COLOR_INVALID'
  /** Choose at least one active administrator with a second factor who may still sign in without the organisation. */
  | 'BREAK_GLASS_MISSING'
  /** Without your organisation, this account can be opened with a second factor only, and it has none. */
  | 'BREAK_GLASS_NEEDS_SECOND_FACTOR'
  /** Only a draft can be changed, sent or deleted */
  | 'BROADCAST_NOT_DRAFT'
  /** Message not found. */
  | 'BROADCAST_NOT_FOUND'
  /** This message has been sent or cancelled already */
  | 'BROADCAST_OVER'
  /** This takes {points} points and {remaining} of your {limit} a minute are left. Come back in {seconds} s. */
  | 'BUDGET_SPENT'
  /** There is a building with this address already; merge the two */
  | 'BUILDING_EXISTS'
  /** A building can have at most {max} flats */
  | 'BUILDING_HAS_ENOUGH_FLATS'
  /** Tenants or owners belong to this building. */
  | 'BUILDING_INHABITED'
  /** A building cannot be merged with itself */
  | 'BUILDING_INTO_ITSELF'
  /** Building not found. */
  | 'BUILDING_NOT_FOUND'
  /** There is no such building at this company */
  | 'BUILDING_OF_USE_CASE_UNKNOWN'
  /** There is a canned reply with this title already */
  | 'CANNED_REPLY_EXISTS'
  /** Canned reply not found. */
  | 'CANNED_REPLY_NOT_FOUND'
  /** Der Termin hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an. */
  | 'CASE_APPOINTMENT_CHANGED'
  /** The end must be after the beginning, at most a day later. */
  | 'CASE_APPOINTMENT_END'
  /** The appointment must be in the future. */
  | 'CASE_APPOINTMENT_PAST'
  /** There is no such category. */
  | 'CASE_CATEGORY_UNKNOWN'
  /** {name} has changed this case in the meantime (revision {revision}). Please look at it again. */
  | 'CASE_CHANGED_MEANWHILE'
  /** There is no such colleague who may see cases. */
  | 'CASE_COLLEAGUE_NOT_FOUND'
  /** There is no such conversation at this company. */
  | 'CASE_CONVERSATION_NOT_FOUND'
  /** Enter the e-mail address of the craftsman first. */
  | 'CASE_CRAFTSMAN_WITHOUT_EMAIL'
  /** A day is written like 2026-11-30. */
  | 'CASE_DAY_INVALID'
  /** The day must not be in the future. */
  | 'CASE_DAY_IN_FUTURE'
  /** File not found. */
  | 'CASE_FILE_NOT_FOUND'
  /** A case can have at most {max} files of its own. */
  | 'CASE_HAS_ENOUGH_FILES'
  /** There is no such file or report. */
  | 'CASE_ITEM_NOT_FOUND'
  /** Language must be en or de */
  | 'CASE_LANGUAGE_UNKNOWN'
  /** Zu viele Aufrufe. Bitte versuchen Sie es später noch einmal. */
  | 'CASE_LINK_TOO_MANY_CALLS'
  /** Dieser Link gilt nicht mehr. Bitte wenden Sie sich an die Hausverwaltung. */
  | 'CASE_LINK_VOID'
  /** Case not found. */
  | 'CASE_NOT_FOUND'
  /** Only a case that is done or closed can be reopened. */
  | 'CASE_NOT_OVER'
  /** There is no such answer below which damage can be reported. */
  | 'CASE_OFFER_NOT_FOUND'
  /** There is no such tenant or owner at this company. */
  | 'CASE_PERSON_NOT_FOUND'
  /** This case was sent too often. Please try again later. */
  | 'CASE_SENT_TOO_OFTEN'
  /** There is no such state. */
  | 'CASE_STATE_UNKNOWN'
  /** There is no tenant who could be told: the case has none, or their email address is not confirmed yet. */
  | 'CASE_TENANT_UNREACHABLE'
  /** The tenant was mailed about this case too often. Please try again later, or do not tell them this time. */
  | 'CASE_TOLD_TOO_OFTEN'
  /** Too many exports. Please try again later. */
  | 'CASE_TOO_MANY_EXPORTS'
  /** Too many reports. Please try again later. */
  | 'CASE_TOO_MANY_REPORTS'
  /** Too many uploads. Please try again later. */
  | 'CASE_TOO_MANY_UPLOADS'
  /** Say at least one type. */
  | 'CHANGED_TYPES_REQUIRED'
  /** Changes since this cursor are not known any more: read everything again, without one. */
  | 'CHANGES_FORGOTTEN'
  /** Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an. */
  | 'CHAT_SIGN_IN_REQUIRED'
  /** Something that was chosen does not exist any more */
  | 'CHOICE_NOT_FOUND'
  /** At most {max} characters */
  | 'CLIENT_DETAILS_TOO_LONG'
  /** Please enter the client ID */
  | 'CLIENT_ID_MISSING'
  /** Please enter the client secret */
  | 'CLIENT_SECRET_MISSING'
  /** Please use your passkey, or enter a code. */
  | 'CODE_OR_PASSKEY_REQUIRED'
  /** Please enter the code of your authenticator app. */
  | 'CODE_REQUIRED'
  /** There is no such colleague who may see conversations. */
  | 'COLLEAGUE_NOT_FOUND'
  /** {label} has two columns */
  | 'COLUMN_DOUBLED'
  /** The file has no column {column} */
  | 'COLUMN_MISSING'
  /** {label} needs a column */
  | 'COLUMN_NEEDED'
  /** {label} needs a column of its own */
  | 'COLUMN_SHARED'
  /** A company can keep at most {max, number} craftsmen. */
  | 'COMPANY_HAS_ENOUGH_CRAFTSMEN'
  /** A company can have at most {max, number} labels. */
  | 'COMPANY_HAS_ENOUGH_LABELS'
  /** A company can have at most {max, number} canned replies. */
  | 'COMPANY_HAS_ENOUGH_REPLIES'
  /** A company can have at most {max} wordings */
  | 'COMPANY_HAS_ENOUGH_WORDINGS'
  /** Company not found. */
  | 'COMPANY_NOT_FOUND'
  /** Company is required */
  | 'COMPANY_REQUIRED'
  /** The service for {company} is paused at the moment. The operator of the platform can resume it. */
  | 'COMPANY_SUSPENDED'
  /** This link is not valid any more. Save the address again for a new one. */
  | 'CONFIRMATION_INVALID'
  /** The moment must not be in the future. */
  | 'CONTACT_NOTE_IN_FUTURE'
  /** There is no such note of a call, visit or letter. */
  | 'CONTACT_NOTE_NOT_FOUND'
  /** Only who wrote the note, or who may change people, can delete it. */
  | 'CONTACT_NOTE_OF_OTHER'
  /** There is no such tenant or owner. */
  | 'CONTACT_NOTE_PERSON_NOT_FOUND'
  /** Name at least one conversation and at most {max, number}. */
  | 'CONVERSATIONS_AT_ONCE'
  /** {name} has changed this conversation in the meantime (revision {revision}). Please look at it again. */
  | 'CONVERSATION_CHANGED_MEANWHILE'
  /** The cursor is not one of ours. */
  | 'CONVERSATION_CURSOR_INVALID'
  /** Dieses Gespräch ist bereits beendet. Bitte beginnen Sie ein neues. */
  | 'CONVERSATION_ENDED'
  /** Format must be pdf, csv or json */
  | 'CONVERSATION_EXPORT_FORMAT_UNKNOWN'
  /** Language must be en or de */
  | 'CONVERSATION_EXPORT_LANGUAGE_UNKNOWN'
  /** Conversation not found. */
  | 'CONVERSATION_NOT_FOUND'
  /** The conversation has ended. */
  | 'CONVERSATION_OVER'
  /** {name} has taken over this conversation. */
  | 'CONVERSATION_TAKEN_OVER'
  /** {name} sets or clears a cookie, which a socket cannot: send it over HTTP. */
  | 'COOKIE_OVER_SOCKET'
  /** There is a craftsman with this name already */
  | 'CRAFTSMAN_EXISTS'
  /** Craftsman not found. */
  | 'CRAFTSMAN_NOT_FOUND'
  /** Please enter both email and password */
  | 'CREDENTIALS_REQUIRED'
  /** People of this company wait for their data, or for its deletion. Meet these requests first. */
  | 'DATA_REQUESTS_ARE_OPEN'
  /** This person has an open request about their data. It has to be decided on before they are deleted. */
  | 'DATA_REQUEST_IS_OPEN'
  /** The number of days must be a whole number from {min} to {max} */
  | 'DAYS_OUT_OF_RANGE'
  /** The last day is before the first */
  | 'DAYS_REVERSED'
  /** Please give a day such as 2026-12-01 */
  | 'DAY_UNKNOWN'
  /** Delivery not found. */
  | 'DELIVERY_NOT_FOUND'
  /** Status must be pending, delivered or failed */
  | 'DELIVERY_STATUS_UNKNOWN'
  /** The end must be after the beginning. */
  | 'DELIVERY_TIMES_REVERSED'
  /** A moment is written like 2026-03-29T00:00:00Z. */
  | 'DELIVERY_TIME_INVALID'
  /** The document is {length} characters long; {max} are allowed. */
  | 'DOCUMENT_TOO_LONG'
  /** The document has more than {max} tokens. */
  | 'DOCUMENT_TOO_MANY_TOKENS'
  /** The company has entered another domain meanwhile. Please look again. */
  | 'DOMAIN_CHANGED'
  /** Write a domain as chat.example.com */
  | 'DOMAIN_INVALID'
  /** This domain belongs to the platform */
  | 'DOMAIN_OF_PLATFORM'
  /** This domain already leads to another company */
  | 'DOMAIN_TAKEN'
  /** The draft has changed meanwhile. Please look at it again. */
  | 'DRAFT_CHANGED_MEANWHILE'
  /** There is no draft. Begin one first. */
  | 'DRAFT_NOT_BEGUN'
  /** Another company has proved that this domain is theirs. */
  | 'EMAIL_DOMAIN_HELD'
  /** Please enter a domain such as company.example */
  | 'EMAIL_DOMAIN_INVALID'
  /** This domain is in the list already. */
  | 'EMAIL_DOMAIN_KNOWN'
  /** Please prove first that the domain is yours. */
  | 'EMAIL_DOMAIN_NEEDS_PROOF'
  /** Please set up the provider of your organisation first. */
  | 'EMAIL_DOMAIN_NEEDS_PROVIDER'
  /** The domain was not found. */
  | 'EMAIL_DOMAIN_NOT_FOUND'
  /** The record was not found. It can take an hour until name servers know a new one. */
  | 'EMAIL_DOMAIN_UNPROVED'
  /** The email cannot be changed */
  | 'EMAIL_FIXED'
  /** Please enter a valid email address */
  | 'EMAIL_MALFORMED'
  /** Please enter your email address */
  | 'EMAIL_MISSING'
  /** An API key cannot change the email address of a company. */
  | 'EMAIL_NOT_BY_API_KEY'
  /** A user with this email already exists */
  | 'EMAIL_TAKEN'
  /** A user with this email already exists in this company */
  | 'EMAIL_TAKEN_IN_COMPANY'
  /** An API key has changed the email address of this person. Until they have signed in with it, only staff send a number or a link there. */
  | 'EMAIL_UNPROVEN'
  /** Write the address of a website as https://www.example.com, without anything behind it */
  | 'EMBED_ORIGIN_INVALID'
  /** You are always told of emergencies, in every way */
  | 'EMERGENCIES_ALWAYS_TOLD'
  /** Emergency contacts are required */
  | 'EMERGENCY_CONTACTS_REQUIRED'
  /** The endpoint was switched off. */
  | 'ENDPOINT_SWITCHED_OFF'
  /** {name} has changed this person in the meantime (revision {revision}). Please look at them again. */
  | 'END_USER_CHANGED_MEANWHILE'
  /** User not found. */
  | 'END_USER_NOT_FOUND'
  /** You have {max, number} passkeys. Please remove one first. */
  | 'ENOUGH_PASSKEYS'
  /** You can save at most {max, number} filters. */
  | 'ENOUGH_SAVED_FILTERS'
  /** A company can have at most {max} test questions */
  | 'ENOUGH_TEST_QUESTIONS'
  /** The erasure of this person is running already. */
  | 'ERASURE_IS_OPEN'
  /** This person is being erased. */
  | 'ERASURE_IS_RUNNING'
  /** Choose at least one event */
  | 'EVENT_NEEDED'
  /** Unknown event {event}. Possible: {known}. */
  | 'EVENT_UNKNOWN'
  /** Format must be csv or xlsx */
  | 'EXPORT_FORMAT_UNKNOWN'
  /** The copy of this person’s data has to be made first, or refused. */
  | 'EXPORT_IS_OPEN'
  /** Language must be en or de */
  | 'EXPORT_LANGUAGE_UNKNOWN'
  /** Another one of this company has this external id already */
  | 'EXTERNAL_ID_IN_USE'
  /** A user with this customer number already exists in this company */
  | 'EXTERNAL_ID_TAKEN'
  /** {field} is missing */
  | 'FIELD_MISSING'
  /** {field} is not understood */
  | 'FIELD_NOT_UNDERSTOOD'
  /** Adding {file} would exceed 15MB total limit */
  | 'FILES_TOO_LARGE_TOGETHER'
  /** {file}: The file is empty */
  | 'FILE_EMPTY'
  /** {file}: The file was refused because it contains malware */
  | 'FILE_HOLDS_MALWARE'
  /** File not found. */
  | 'FILE_NOT_FOUND'
  /** {file}: The file cannot be checked for malware at the moment. Please try again later */
  | 'FILE_SCANNER_AWAY'
  /** {file}: File size exceeds 5MB limit */
  | 'FILE_TOO_LARGE'
  /** {file}: Unsupported file type */
  | 'FILE_TYPE_UNSUPPORTED'
  /** The flat with this external id is in another building. */
  | 'FLAT_ELSEWHERE'
  /** The building has a flat with this label already */
  | 'FLAT_EXISTS'
  /** Tenants or owners belong to this flat. */
  | 'FLAT_INHABITED'
  /** Flat not found. */
  | 'FLAT_NOT_FOUND'
  /** Please sign out, sign in again, and then do this within ten minutes. */
  | 'FRESH_SIGN_IN_REQUIRED'
  /** The front end has not been built yet. */
  | 'FRONT_END_MISSING'
  /** No page from the development server: {cause} */
  | 'FRONT_END_UNREACHABLE'
  /** The number of hours must be a whole number from {min} to {max} */
  | 'GRACE_HOURS_OUT_OF_RANGE'
  /** Grace must be a whole number of hours from {min} to {max} */
  | 'GRACE_OUT_OF_RANGE'
  /** The document does not fit the schema. */
  | 'GRAPHQL_DOCUMENT_INVALID'
  /** The document cannot be read as GraphQL. */
  | 'GRAPHQL_DOCUMENT_UNREADABLE'
  /** The GraphQL request cannot be carried out. */
  | 'GRAPHQL_REQUEST_INVALID'
  /** The address or the headers are too long. */
  | 'HEADERS_TOO_LARGE'
  /** The last day must be a date that is not before the first, within a year */
  | 'HOLIDAY_INVALID'
  /** The host name could not be looked up. */
  | 'HOST_LOOKUP_FAILED'
  /** The host name is not known. */
  | 'HOST_UNKNOWN'
  /** The first request with this Idempotency-Key was carried out, at least in part, but its answer is lost. Look at what is there, and take a new key. */
  | 'IDEMPOTENCY_ANSWER_LOST'
  /** Idempotency-Key must have 1 to {max} visible ASCII characters, and come once. */
  | 'IDEMPOTENCY_KEY_INVALID'
  /** Idempotency-Key is not taken here: see docs/graphql-api.md. */
  | 'IDEMPOTENCY_KEY_NOT_TAKEN'
  /** This Idempotency-Key was used for another request. Take a new one. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The first request with this Idempotency-Key is still running. */
  | 'IDEMPOTENCY_STILL_RUNNING'
  /** first must be between 1 and {max} */
  | 'IMPORTS_LISTED_OUT_OF_RANGE'
  /** The file is being checked. */
  | 'IMPORT_BEING_CHECKED'
  /** The import was cancelled. */
  | 'IMPORT_CANCELLED'
  /** The file has been checked already. */
  | 'IMPORT_CHECKED_ALREADY'
  /** The import is done. */
  | 'IMPORT_DONE'
  /** The import has failed. Please upload the file again. */
  | 'IMPORT_FAILED'
  /** Please check the file first. */
  | 'IMPORT_NOT_CHECKED'
  /** Import not found. */
  | 'IMPORT_NOT_FOUND'
  /** The import is running already. */
  | 'IMPORT_RUNNING'
  /** Introspection is open to administrators and API keys only. */
  | 'INTROSPECTION_CLOSED'
  /** Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben. */
  | 'INVALID_AUTH_NUMBER'
  /** Invalid email or password */
  | 'INVALID_CREDENTIALS'
  /** The cursor is not one of this list. */
  | 'INVALID_CURSOR'
  /** Invalid email format */
  | 'INVALID_EMAIL'
  /** Invalid invitation */
  | 'INVALID_INVITATION'
  /** Invalid role */
  | 'INVALID_ROLE'
  /** Invalid status */
  | 'INVALID_STATUS'
  /** This invitation has ended. Please ask for a new one. */
  | 'INVITATION_ENDED'
  /** This invitation has expired. Please ask for a new one. */
  | 'INVITATION_EXPIRED'
  /** Invitation not found. */
  | 'INVITATION_NOT_FOUND'
  /** This invitation has been revoked. */
  | 'INVITATION_REVOKED'
  /** This invitation has already been used. Please log in. */
  | 'INVITATION_USED'
  /** Email address cannot be changed for invited users */
  | 'INVITED_EMAIL_FIXED'
  /** Users who were invited stay pending until they accept. Suspend them after that. */
  | 'INVITED_STATUS_PENDING'
  /** This person was invited many times. Please wait a while before inviting them again. */
  | 'INVITED_TOO_OFTEN'
  /** No OpenID provider with this name answers there. */
  | 'ISSUER_UNUSABLE'
  /** This provider offers no sign-out (end_session_endpoint). */
  | 'ISSUER_WITHOUT_SIGN_OUT'
  /** The request must be application/json. */
  | 'JSON_REQUIRED'
  /** Please confirm what publishing this would do. */
  | 'KNOWLEDGE_NEEDS_CONSENT'
  /** Version not found. */
  | 'KNOWLEDGE_VERSION_NOT_FOUND'
  /** There is a label with this name already. */
  | 'LABEL_EXISTS'
  /** Label not found. */
  | 'LABEL_NOT_FOUND'
  /** A company needs at least one active administrator. */
  | 'LAST_ADMIN'
  /** Legal hold not found. */
  | 'LEGAL_HOLD_NOT_FOUND'
  /** Please write the German text first; the English one is added to it. */
  | 'LEGAL_TEXT_NEEDS_GERMAN'
  /** The text can have at most {max, number} characters. */
  | 'LEGAL_TEXT_TOO_LONG'
  /** {app} has no active version whose place yours could take. */
  | 'LOCAL_NEEDS_ACTIVE'
  /** This installation does not let front ends of other machines into its pages (LOCAL_FRONT_ENDS). */
  | 'LOCAL_NOT_ALLOWED'
  /** Enter an address of your own machine with its port, such as http://localhost:3002. */
  | 'LOCAL_ORIGIN_INVALID'
  /** A logo is a PNG, JPEG or WebP picture */
  | 'LOGO_FORMAT'
  /** The company has no logo. */
  | 'LOGO_MISSING'
  /** A logo has at most {max, number} KB */
  | 'LOGO_TOO_LARGE'
  /** This picture cannot be read. Please save it again and upload that one. */
  | 'LOGO_UNREADABLE'
  /** The token of incoming mails is required. */
  | 'MAIL_TOKEN_REQUIRED'
  /** Managing company is required */
  | 'MANAGING_COMPANY_REQUIRED'
  /** Für heute sind keine weiteren Nachrichten möglich. Bitte schreiben Sie morgen wieder oder rufen Sie Ihre Hausverwaltung an. */
  | 'MESSAGES_OF_DAY_SPENT'
  /** Sie haben in kurzer Zeit sehr viele Nachrichten gesendet. Bitte warten Sie einen Moment. */
  | 'MESSAGES_TOO_FAST'
  /** Bitte geben Sie eine Nachricht ein. */
  | 'MESSAGE_EMPTY'
  /** Ihre Nachricht ist zu lang. Bitte kürzen Sie sie auf höchstens {max} Zeichen. */
  | 'MESSAGE_TOO_LONG'
  /** Unknown type of message. */
  | 'MESSAGE_TYPE_UNKNOWN'
  /** {method} is not possible here. Possible: {allowed}. */
  | 'METHOD_NOT_ALLOWED'
  /** Metrics need the token of METRICS_TOKEN. */
  | 'METRICS_TOKEN_REQUIRED'
  /** A model is named by letters, digits and . : / @ + - _ */
  | 'MODEL_NAME_INVALID'
  /** The day of the move-out must be a date such as 2026-12-31 */
  | 'MOVE_OUT_DAY_INVALID'
  /** The request must be multipart/form-data. */
  | 'MULTIPART_REQUIRED'
  /** {field} must be true or false */
  | 'MUST_BE_BOOLEAN'
  /** {field} must be a list */
  | 'MUST_BE_LIST'
  /** {field} must be a number */
  | 'MUST_BE_NUMBER'
  /** {field} must be an object */
  | 'MUST_BE_OBJECT'
  /** {field} must be a text */
  | 'MUST_BE_TEXT'
  /** The tenant has written in the meantime. Please look at the conversation again. */
  | 'NEW_MESSAGE_MEANWHILE'
  /** Nothing could be delivered for {days} days. */
  | 'NOTHING_DELIVERED_FOR'
  /** Each kind of notification can be named once */
  | 'NOTIFICATION_KIND_TWICE'
  /** Notification not found */
  | 'NOTIFICATION_NOT_FOUND'
  /** You are not allowed to do this. */
  | 'NOT_ALLOWED'
  /** The message is not a JSON object. */
  | 'NOT_A_JSON_OBJECT'
  /** Please upload a CSV or Excel file (.csv, .xlsx) */
  | 'NOT_A_TABLE'
  /** Not found. */
  | 'NOT_FOUND'
  /** Take over the conversation before you answer. */
  | 'NOT_TAKEN_OVER'
  /** {app} has no earlier version to return to. */
  | 'NO_EARLIER_RELEASE'
  /** No files uploaded */
  | 'NO_FILES_UPLOADED'
  /** Choose at least one person */
  | 'NO_ONE_CHOSEN'
  /** This message has no recipients */
  | 'NO_RECIPIENTS'
  /** There is neither an authenticator app nor a passkey that the codes would stand in for. */
  | 'NO_SECOND_FACTOR'
  /** No version of {app} is being tried. */
  | 'NO_TRIAL'
  /** All numbers of this company are being renewed already. */
  | 'NUMBERS_BEING_RENEWED'
  /** New numbers must hold within {max} days */
  | 'NUMBERS_TOO_LATE'
  /** Authentication numbers have 6 to 10 digits */
  | 'NUMBER_DIGITS_OUT_OF_RANGE'
  /** An API key cannot set the authentication number of a person who is registered. */
  | 'NUMBER_NOT_BY_API_KEY'
  /** `offset` must not be negative. */
  | 'OFFSET_NEGATIVE'
  /** Only tenants and owners can chat here. */
  | 'ONLY_TENANTS_CHAT'
  /** The operation has {count} levels of fields; {max} are allowed. */
  | 'OPERATION_TOO_DEEP'
  /** The operation costs {points} points; {max} are allowed. Ask for shorter lists or fewer nested ones. */
  | 'OPERATION_TOO_EXPENSIVE'
  /** The operation has {count} aliases; {max} are allowed. */
  | 'OPERATION_TOO_MANY_ALIASES'
  /** The operation has {count} directives; {max} are allowed. */
  | 'OPERATION_TOO_MANY_DIRECTIVES'
  /** The operation has {count} fields; {max} are allowed. */
  | 'OPERATION_TOO_MANY_FIELDS'
  /** The operation has {count} fields at its root; {max} are allowed. */
  | 'OPERATION_TOO_MANY_ROOT_FIELDS'
  /** This can have at most {max} characters. */
  | 'OPERATOR_DETAIL_TOO_LONG'
  /** Your organisation does not vouch for your email address. Please ask your administrators. */
  | 'ORGANISATION_ADDRESS_UNPROVED'
  /** What your organisation has answered does not hold. Please begin again, and tell your administrators if it happens again. */
  | 'ORGANISATION_ANSWER_REFUSED'
  /** The sign-in of your organisation cannot be reached right now. Please try again later. */
  | 'ORGANISATION_AWAY'
  /** Your organisation has not let you in. */
  | 'ORGANISATION_DECLINED'
  /** Your organisation has given you no role here. Please ask your administrators. */
  | 'ORGANISATION_GIVES_NO_ROLE'
  /** No organisation signs in with this address. */
  | 'ORGANISATION_NOT_FOUND'
  /** Your account cannot be opened with this sign-in. Please ask your administrators. */
  | 'ORGANISATION_PERSON_REFUSED'
  /** Please sign in with your organisation. */
  | 'ORGANISATION_REQUIRED'
  /** This sign-in took too long or was begun in another browser. Please begin again. */
  | 'ORGANISATION_SIGN_IN_ENDED'
  /** Cannot delete your own account */
  | 'OWN_ACCOUNT_NOT_DELETED'
  /** Cannot suspend your own account */
  | 'OWN_ACCOUNT_NOT_SUSPENDED'
  /** You cannot delete your own account */
  | 'OWN_ADMIN_ACCOUNT_KEPT'
  /** You cannot change the permissions of your own role or one above it. */
  | 'OWN_ROLE_FIXED'
  /** You cannot change your own role or status. */
  | 'OWN_STANDING_FIXED'
  /** Use either `after` or `offset`, not both. */
  | 'PAGE_AMBIGUOUS'
  /** `{argument}` must not be above {limit}. */
  | 'PAGE_TOO_LARGE'
  /** `{argument}` must be at least 1. */
  | 'PAGE_TOO_SMALL'
  /** Use either `first`, `after` and `offset`, or `last` and `before`. */
  | 'PAGE_TWO_WAYS'
  /** This list has no parameter {field}. Possible: {known}. */
  | 'PARAMETER_UNKNOWN'
  /** This passkey has been added already. */
  | 'PASSKEY_KNOWN'
  /** The passkey was not found. */
  | 'PASSKEY_NOT_FOUND'
  /** This passkey was not accepted. Please try again, or sign in another way and look at the passkeys of your account. */
  | 'PASSKEY_REFUSED'
  /** Passwords do not match */
  | 'PASSWORDS_DIFFER'
  /** An API key cannot give passwords. Invite the person instead. */
  | 'PASSWORDS_NOT_BY_API_KEY'
  /** Password must be at least {min} characters */
  | 'PASSWORD_BELOW_MINIMUM'
  /** Please change your temporary password first. */
  | 'PASSWORD_CHANGE_REQUIRED'
  /** Please confirm your password */
  | 'PASSWORD_CONFIRMATION_REQUIRED'
  /** Password must contain at least one lowercase letter */
  | 'PASSWORD_NEEDS_LOWERCASE'
  /** Password must contain at least one number */
  | 'PASSWORD_NEEDS_NUMBER'
  /** Password must contain at least one special character ({characters}) */
  | 'PASSWORD_NEEDS_SPECIAL'
  /** Password must contain at least one uppercase letter */
  | 'PASSWORD_NEEDS_UPPERCASE'
  /** Password is required */
  | 'PASSWORD_REQUIRED'
  /** This password is too easy to guess. Please choose another one. */
  | 'PASSWORD_TOO_EASY'
  /** Password must be at most {max} characters long */
  | 'PASSWORD_TOO_LONG'
  /** Password must be at least {min} characters long */
  | 'PASSWORD_TOO_SHORT'
  /** Password does not meet security requirements */
  | 'PASSWORD_TOO_WEAK'
  /** The last day must not be before the first one. */
  | 'PERIOD_BACKWARDS'
  /** A day is written like 2026-03-29. */
  | 'PERIOD_DAY_INVALID'
  /** A period has at most {max, number} days. */
  | 'PERIOD_TOO_LONG'
  /** period must be today, 7d, 30d, 90d or own */
  | 'PERIOD_UNKNOWN'
  /** Permissions are required */
  | 'PERMISSIONS_REQUIRED'
  /** You cannot give a permission that you do not have yourself. */
  | 'PERMISSION_NOT_OWNED'
  /** Unknown permission: {permission} */
  | 'PERMISSION_UNKNOWN'
  /** A person can have at most {max} such notes. */
  | 'PERSON_HAS_ENOUGH_CONTACT_NOTES'
  /** An API key cannot do this: it takes a person who is signed in. */
  | 'PERSON_REQUIRED'
  /** Phone must be a number that can be dialled */
  | 'PHONE_NOT_DIALABLE'
  /** There is no placeholder {name} */
  | 'PLACEHOLDER_UNKNOWN'
  /** A price must be between 0 and {max} USD per million tokens. */
  | 'PRICE_OUT_OF_RANGE'
  /** The package is not there any more. */
  | 'PRIVACY_PACKAGE_GONE'
  /** This request has been decided already. */
  | 'PRIVACY_REQUEST_IS_DECIDED'
  /** This request has been extended already. */
  | 'PRIVACY_REQUEST_IS_EXTENDED'
  /** The person has to be told within the first month. */
  | 'PRIVACY_REQUEST_IS_LATE'
  /** Sie haben das bereits angefragt. */
  | 'PRIVACY_REQUEST_IS_OPEN'
  /** Request not found. */
  | 'PRIVACY_REQUEST_NOT_FOUND'
  /** The file is empty. */
  | 'PROMPT_FILE_EMPTY'
  /** The file could not be processed. */
  | 'PROMPT_FILE_NOT_PROCESSED'
  /** The file is not a text file. */
  | 'PROMPT_FILE_NO_TEXT_FILE'
  /** Another prompt file was uploaded meanwhile. */
  | 'PROMPT_FILE_REPLACED'
  /** The file is too large. A prompt file may have up to 5 MB. */
  | 'PROMPT_FILE_TOO_LARGE'
  /** The file contains no text. */
  | 'PROMPT_FILE_WITHOUT_TEXT'
  /** The file contains no use cases. */
  | 'PROMPT_FILE_WITHOUT_USE_CASES'
  /** Please upload a text file (.txt, .md) */
  | 'PROMPT_FILE_WRONG_TYPE'
  /** Failed to upload prompt */
  | 'PROMPT_UPLOAD_FAILED'
  /** Please confirm with your present password that it is you. */
  | 'PROOF_REQUIRED'
  /** There is no such device */
  | 'PUSH_DEVICE_NOT_FOUND'
  /** The browser has given something that cannot be sent to */
  | 'PUSH_SUBSCRIPTION_INVALID'
  /** Question not found. */
  | 'QUESTION_NOT_FOUND'
  /** The quiet hours must end at another time than they begin */
  | 'QUIET_HOURS_EMPTY'
  /** Name both the beginning and the end of the quiet hours, or neither */
  | 'QUIET_HOURS_INCOMPLETE'
  /** Write a time of the day, such as 20:00 */
  | 'QUIET_HOURS_INVALID'
  /** Ihre Anmerkung ist zu lang. Bitte kürzen Sie sie auf höchstens {max} Zeichen. */
  | 'RATING_COMMENT_TOO_LONG'
  /** The certificate of the receiver is not accepted ({code}). */
  | 'RECEIVER_CERTIFICATE'
  /** The receiver answered that it is gone for good (HTTP 410). */
  | 'RECEIVER_GONE'
  /** The receiver closed the connection without an answer. */
  | 'RECEIVER_HUNG_UP'
  /** The receiver redirects (HTTP {status}), which is not followed. */
  | 'RECEIVER_REDIRECTS'
  /** The receiver refused the connection. */
  | 'RECEIVER_REFUSED'
  /** The receiver answered with HTTP {status}. */
  | 'RECEIVER_STATUS'
  /** The receiver did not answer within {seconds} seconds. */
  | 'RECEIVER_TIMED_OUT'
  /** The receiver cannot be reached. */
  | 'RECEIVER_UNREACHABLE'
  /** Registration is by invitation only. */
  | 'REGISTRATION_CLOSED'
  /** Registration is not open to this email address */
  | 'REGISTRATION_CLOSED_TO_EMAIL'
  /** Another release of {app} became active in the meantime. */
  | 'RELEASED_MEANWHILE'
  /** It exposes no App. Write "export function App()" in src/App.tsx, and expose that file as ./App in webpack.config.mjs. */
  | 'RELEASE_APP_MISSING'
  /** {path} is no JavaScript: {problem} */
  | 'RELEASE_CODE_UNREADABLE'
  /** The compressed copy {path} holds something else than its original. Build anew and send all of dist. */
  | 'RELEASE_COPY_WRONG'
  /** The description of the release is not valid. */
  | 'RELEASE_DESCRIPTION_INVALID'
  /** The field "release" with the description is missing. */
  | 'RELEASE_DESCRIPTION_MISSING'
  /** The field "release" is no JSON. */
  | 'RELEASE_DESCRIPTION_NO_JSON'
  /** The description belongs to another release than the address. */
  | 'RELEASE_DESCRIPTION_OF_OTHER'
  /** {app} {version} was released before with other files. */
  | 'RELEASE_DIFFERS'
  /** The file {path} is of a kind that is not served. Take its import out of the sources. */
  | 'RELEASE_FILE_KIND'
  /** The file {path} is missing. Build anew and send all of dist. */
  | 'RELEASE_FILE_MISSING'
  /** "{path}" is no path of a file. */
  | 'RELEASE_FILE_PATH'
  /** The file {path} is not named in "files" of release.json. Build anew. */
  | 'RELEASE_FILE_UNKNOWN'
  /** The container {entry} has no integrity value of {path}. Build with remoteConfig() in webpack.config.mjs. */
  | 'RELEASE_FILE_UNPROTECTED'
  /** {address} answers with HTTP {status}. Copy the files of the build there before you release it. */
  | 'RELEASE_HOSTED_ABSENT'
  /** Pages may not load {address}. Let its server answer with "access-control-allow-origin: *". */
  | 'RELEASE_HOSTED_CORS'
  /** {address} is not the file that was built. Copy the files of the build there. */
  | 'RELEASE_HOSTED_OTHER'
  /** The server does not reach {address} within {seconds} seconds. */
  | 'RELEASE_HOSTED_SILENT'
  /** Browsers refuse {address}. Let its server answer with "content-type: {type}". */
  | 'RELEASE_HOSTED_TYPE'
  /** The integrity value does not fit {path}. Build anew and send all of dist. */
  | 'RELEASE_INTEGRITY_WRONG'
  /** {app} {version} is not signed with a key that the server knows now. Release it again, signed. */
  | 'RELEASE_KEY_WITHDRAWN'
  /** It needs {name} {range}, the shell has none. Take {name} out of what webpack.config.mjs shares. */
  | 'RELEASE_LIBRARY_ABSENT'
  /** It needs {name} {range}, the shell has {has}. Write {has} for it in package.json. */
  | 'RELEASE_LIBRARY_OTHER'
  /** {path} brings a copy of {library}, which the shell gives. Build with remoteConfig() in webpack.config.mjs, and take {library} out of what is bundled. */
  | 'RELEASE_LIBRARY_TWICE'
  /** {path} is not the manifest of {app}. Look at "name" in package.json. */
  | 'RELEASE_MANIFEST_FOREIGN'
  /** The link {path} leads to none of its own routes. Change "navigation" in federation.json. */
  | 'RELEASE_NAVIGATION_ELSEWHERE'
  /** The release has to be sent as multipart/form-data. */
  | 'RELEASE_NEEDS_FORM'
  /** There is no release {version} of {app}. */
  | 'RELEASE_NOT_FOUND'
  /** {path} puts a GraphQL document together while it runs. Write it in a .graphql file and run npm run codegen. */
  | 'RELEASE_OPERATION_HIDDEN'
  /** {operation} in {path} does not fit the server's schema: {problem} Change its .graphql file and run npm run codegen. */
  | 'RELEASE_OPERATION_UNFIT'
  /** {origin} is not the registered origin of {app}. An administrator registers it in the console, under Front ends. */
  | 'RELEASE_ORIGIN_OTHER'
  /** {problem} */
  | 'RELEASE_PROBLEM'
  /** The release was refused: {problems} */
  | 'RELEASE_REFUSED'
  /** The request is not valid. */
  | 'RELEASE_REQUEST_INVALID'
  /** {route} belongs to the server. Change "routes" in federation.json. */
  | 'RELEASE_ROUTE_RESERVED'
  /** {route} belongs to {owner} ({taken}). Change "routes" in federation.json, or let {owner} give it up first. */
  | 'RELEASE_ROUTE_TAKEN'
  /** The signature of {app} does not fit this build, or its key is not known to the server. */
  | 'RELEASE_SIGNATURE_WRONG'
  /** A valid release token is required. */
  | 'RELEASE_TOKEN_REQUIRED'
  /** Its first screen loads {size, number} bytes; {version}, which is active, loads {before, number}, and {allowed, number} are allowed. Load with import() what that screen does not need, or write "budget": {size} in federation.json. */
  | 'RELEASE_TOO_HEAVY'
  /** The release is too large. */
  | 'RELEASE_TOO_LARGE'
  /** {app} has to be signed with a key that the server knows (RELEASE_KEYS). */
  | 'RELEASE_UNSIGNED'
  /** An API key renews a number only with the mail that tells it. */
  | 'RENEWAL_NEEDS_MAIL'
  /** The request failed. */
  | 'REQUEST_FAILED'
  /** The request failed ({code}). */
  | 'REQUEST_FAILED_WITH'
  /** The request id is missing. */
  | 'REQUEST_ID_MISSING'
  /** A message with another text has this request id already. */
  | 'REQUEST_ID_REUSED'
  /** The request id is too long. */
  | 'REQUEST_ID_TOO_LONG'
  /** The request id is not readable. */
  | 'REQUEST_ID_UNREADABLE'
  /** The request must be an object */
  | 'REQUEST_MUST_BE_OBJECT'
  /** The request is not understood */
  | 'REQUEST_NOT_UNDERSTOOD'
  /** The request is too large. */
  | 'REQUEST_TOO_LARGE'
  /** The request took too long to arrive. */
  | 'REQUEST_TOO_SLOW'
  /** {label} is required */
  | 'REQUIRED'
  /** Invalid reset link. Please request a new password reset. */
  | 'RESET_LINK_INVALID'
  /** Invalid or missing reset token */
  | 'RESET_TOKEN_MISSING'
  /** Residence must be current or former */
  | 'RESIDENCE_FILTER_UNKNOWN'
  /** The time must be between 1 and {max, number} days */
  | 'RETENTION_DAYS_OUT_OF_RANGE'
  /** This has one time for the whole platform. */
  | 'RETENTION_OF_PLATFORM'
  /** The platform deletes this after {days, number} days; a company can only shorten that */
  | 'RETENTION_TOO_LONG'
  /** There was no such revision; the present one is {revision} */
  | 'REVISION_UNKNOWN'
  /** This role may do more than the API key. Give the key these scopes or invite in person. */
  | 'ROLE_BEYOND_KEY'
  /** Role is required */
  | 'ROLE_REQUIRED'
  /** You cannot give a role above your own. */
  | 'ROLE_TOO_HIGH'
  /** Invalid role */
  | 'ROLE_UNKNOWN'
  /** Please name at least one value and its role */
  | 'ROLE_VALUES_MISSING'
  /** Some rows have problems. Correct the file, or leave these rows out. */
  | 'ROWS_HAVE_PROBLEMS'
  /** Row {row} has this email already */
  | 'ROW_HAS_EMAIL_ALREADY'
  /** Row {row} has this customer number already */
  | 'ROW_HAS_EXTERNAL_ID_ALREADY'
  /** This is no telephone number */
  | 'ROW_HAS_NO_PHONE'
  /** You have a saved filter with this name already. */
  | 'SAVED_FILTER_EXISTS'
  /** Saved filter not found. */
  | 'SAVED_FILTER_NOT_FOUND'
  /** Choose a time within the next {days} days */
  | 'SCHEDULE_OUT_OF_RANGE'
  /** Scopes are required */
  | 'SCOPES_REQUIRED'
  /** This API key lacks the scope {scope}. */
  | 'SCOPE_MISSING'
  /** Choose at least one permission */
  | 'SCOPE_NEEDED'
  /** A key cannot be given this permission: {scope} */
  | 'SCOPE_NOT_ALLOWED'
  /** The search text is longer than {max} characters. */
  | 'SEARCH_TOO_LONG'
  /** The secret of the endpoint cannot be read. Rotate it without grace. */
  | 'SECRET_UNREADABLE'
  /** The server is restarting. Please try again in a moment. */
  | 'SERVER_RESTARTING'
  /** Der Dienst von {company} ruht zurzeit. Bitte wenden Sie sich direkt an Ihre Hausverwaltung: Telefon {phone}, E-Mail {email}. In Notfällen wählen Sie bitte 112. */
  | 'SERVICE_PAUSED'
  /** The service is not available right now. Please try again in a moment. */
  | 'SERVICE_UNAVAILABLE'
  /** Your session has expired. Please log in again. */
  | 'SESSION_EXPIRED'
  /** The session id may hold letters, digits, - and _ only. */
  | 'SESSION_ID_CHARACTERS'
  /** The session id is missing or wrong. */
  | 'SESSION_ID_INVALID'
  /** The session id may have at most {max} characters. */
  | 'SESSION_ID_TOO_LONG'
  /** The session id must have at least {min} characters. */
  | 'SESSION_ID_TOO_SHORT'
  /** The session was not found or has already ended. */
  | 'SESSION_NOT_FOUND'
  /** Several fields are wrong. */
  | 'SEVERAL_FIELDS_WRONG'
  /** Wir haben Ihnen einen Code per E-Mail gesendet. Bitte geben Sie ihn hier ein; er gilt 10 Minuten. */
  | 'SIGN_IN_CODE_REQUIRED'
  /** Dieser Code stimmt nicht oder gilt nicht mehr. Bitte versuchen Sie es erneut. */
  | 'SIGN_IN_CODE_WRONG'
  /** Dieser Link wurde schon benutzt. Jeder Link gilt nur einmal. Bitte melden Sie sich an. */
  | 'SIGN_IN_LINK_USED'
  /** Dieser Link gilt nicht mehr. Bitte melden Sie sich an. */
  | 'SIGN_IN_LINK_VOID'
  /** Use {min} to {max} letters from a to z, digits and single hyphens */
  | 'SLUG_INVALID'
  /** This address belongs to another company */
  | 'SLUG_TAKEN'
  /** Choose a moment in the future. */
  | 'SNOOZE_IS_PAST'
  /** Choose a moment within the next {days, number} days. */
  | 'SNOOZE_TOO_LONG'
  /** Subscriptions need a WebSocket: connect to /graphql with the protocol graphql-transport-ws. */
  | 'SUBSCRIPTION_NEEDS_SOCKET'
  /** There is no summary yet. */
  | 'SUMMARY_NOT_READY'
  /** Action must be suspend or activate */
  | 'SUSPEND_OR_ACTIVATE'
  /** The file is empty. */
  | 'TABLE_EMPTY'
  /** The file is too large. An import may have up to 10 MB. */
  | 'TABLE_TOO_LARGE'
  /** The file has more than {max, number} rows. Please split it. */
  | 'TABLE_TOO_LONG'
  /** The first line of the file must name its columns. */
  | 'TABLE_WITHOUT_HEADER'
  /** The file has a header but no rows. */
  | 'TABLE_WITHOUT_ROWS'
  /** Temporary password is required */
  | 'TEMPORARY_PASSWORD_REQUIRED'
  /** Please accept the terms and conditions of the company portal first. */
  | 'TERMS_ARE_DUE'
  /** The terms have changed meanwhile. Please load the page again and read them. */
  | 'TERMS_CHANGED'
  /** You must accept the terms and conditions */
  | 'TERMS_NOT_ACCEPTED'
  /** A test is sent to a person who is signed in */
  | 'TEST_BY_PERSON'
  /** This is a test question already */
  | 'TEST_QUESTION_ALREADY_HERE'
  /** Test question not found. */
  | 'TEST_QUESTION_NOT_FOUND'
  /** timeRange must be 1h, 6h, 24h, 7d or 30d */
  | 'TIME_RANGE_UNKNOWN'
  /** There is no such time zone */
  | 'TIME_ZONE_UNKNOWN'
  /** Daily token budget must not be negative */
  | 'TOKEN_BUDGET_NEGATIVE'
  /** Daily token budget must be a whole number */
  | 'TOKEN_BUDGET_NOT_WHOLE'
  /** The daily token budget is changed by administrators of the platform. */
  | 'TOKEN_BUDGET_OF_PLATFORM'
  /** Daily token budget must not exceed {max} */
  | 'TOKEN_BUDGET_TOO_HIGH'
  /** {label} must not exceed {max} characters */
  | 'TOO_LONG'
  /** Too many exports. Please try again later. */
  | 'TOO_MANY_ANALYTICS_EXPORTS'
  /** There are {max} keys in use already. Revoke one that is not needed any more. */
  | 'TOO_MANY_API_KEYS'
  /** Too many attempts. Please wait a moment and try again. */
  | 'TOO_MANY_ATTEMPTS'
  /** Too many exports. Please try again later. */
  | 'TOO_MANY_AUDIT_EXPORTS'
  /** At most {max} messages can be sent in a day */
  | 'TOO_MANY_BROADCASTS'
  /** At most {max} can be chosen */
  | 'TOO_MANY_CHOSEN'
  /** Sie haben in kurzer Zeit sehr viele Gespräche beendet. Bitte warten Sie einen Moment. */
  | 'TOO_MANY_CONVERSATIONS_ENDED'
  /** Too many exports. Please try again later. */
  | 'TOO_MANY_CONVERSATION_EXPORTS'
  /** Too many deliveries by hand. Please try again later. */
  | 'TOO_MANY_DELIVERIES'
  /** There can be at most {max} domains. */
  | 'TOO_MANY_EMAIL_DOMAINS'
  /** At most {max} websites */
  | 'TOO_MANY_EMBED_ORIGINS'
  /** At most {max} emergency contacts */
  | 'TOO_MANY_EMERGENCY_CONTACTS'
  /** Too many events */
  | 'TOO_MANY_EVENTS'
  /** Too many exports. Please try again later. */
  | 'TOO_MANY_EXPORTS'
  /** Too many files in one request. */
  | 'TOO_MANY_FILES'
  /** At most {max} files can be attached to a message */
  | 'TOO_MANY_FILES_ATTACHED'
  /** Too many files in one message. */
  | 'TOO_MANY_FILES_IN_MESSAGE'
  /** Too many fields in one request. */
  | 'TOO_MANY_FORM_FIELDS'
  /** Too many parts in one request. */
  | 'TOO_MANY_FORM_PARTS'
  /** At most {max} holidays */
  | 'TOO_MANY_HOLIDAYS'
  /** At most {max} ids can be asked for at once. */
  | 'TOO_MANY_IDS'
  /** Too many uploads. Please try again later. */
  | 'TOO_MANY_IMPORTS'
  /** A conversation can have at most {max, number} labels. */
  | 'TOO_MANY_LABELS'
  /** At most {max} links at once */
  | 'TOO_MANY_LINKS_AT_ONCE'
  /** Sie haben in kurzer Zeit sehr viele Nachrichten gesendet. Bitte warten Sie einen Moment. */
  | 'TOO_MANY_MESSAGES'
  /** Name between 1 and {max} notifications */
  | 'TOO_MANY_NOTIFICATIONS_AT_ONCE'
  /** Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut. */
  | 'TOO_MANY_NUMBERS_TRIED'
  /** A socket carries {max} operations at once at most. */
  | 'TOO_MANY_OPERATIONS_ON_SOCKET'
  /** Too many packages were fetched. Please wait a moment. */
  | 'TOO_MANY_PACKAGES'
  /** The upload has too many parts. */
  | 'TOO_MANY_PARTS'
  /** Sie haben heute schon mehrmals angefragt. */
  | 'TOO_MANY_PRIVACY_REQUESTS'
  /** Too many proposals. Please try again later. */
  | 'TOO_MANY_PROPOSALS'
  /** A person can be told on at most {max} devices */
  | 'TOO_MANY_PUSH_DEVICES'
  /** Too many attempts. Please try again later. */
  | 'TOO_MANY_PUSH_SUBSCRIPTIONS'
  /** Sie haben in kurzer Zeit sehr viele Antworten bewertet. Bitte warten Sie einen Moment. */
  | 'TOO_MANY_RATINGS'
  /** There can be at most {max} values. */
  | 'TOO_MANY_ROLE_VALUES'
  /** A company can have at most {max} addresses; choose one that it had before */
  | 'TOO_MANY_SLUGS'
  /** Too many questions were tried. Please try again later. */
  | 'TOO_MANY_TRIALS'
  /** Too many uploads. Please try again later. */
  | 'TOO_MANY_UPLOADS'
  /** There can be at most {max} webhooks. */
  | 'TOO_MANY_WEBHOOKS'
  /** Too many changes. Please try again later. */
  | 'TOO_MANY_WEBHOOK_CHANGES'
  /** Too many wrong API keys. Please wait a moment and try again. */
  | 'TOO_MANY_WRONG_API_KEYS'
  /** Too many notices of presence. Please try again later. */
  | 'TOO_MUCH_PRESENCE'
  /** More than {max, number} events are meant. Choose a shorter time. */
  | 'TOO_MUCH_TO_REPLAY'
  /** Unknown topic. Topics: {topics}. */
  | 'TOPIC_UNKNOWN'
  /** At most {max} companies can be named. */
  | 'TRIAL_COMPANIES_MANY'
  /** There is no company with the address /c/{name}. */
  | 'TRIAL_COMPANY_UNKNOWN'
  /** {app} has no active version to compare with. Activate this one instead. */
  | 'TRIAL_NEEDS_ACTIVE'
  /** All visitors get {version} already. */
  | 'TRIAL_OF_ACTIVE'
  /** Name a share of visitors or companies that are to try the version. */
  | 'TRIAL_OF_NONE'
  /** {app} {version} is being tried. End that trial first. */
  | 'TRIAL_OF_OTHER'
  /** A share of visitors is a whole number from 0 to 99. All get a version by activating it. */
  | 'TRIAL_SHARE_INVALID'
  /** Two-factor authentication is already on. */
  | 'TWO_FACTOR_ALREADY_ON'
  /** Start setting up two-factor authentication first. */
  | 'TWO_FACTOR_NOT_STARTED'
  /** Type must be tenant or owner */
  | 'TYPE_FILTER_UNKNOWN'
  /** Type must be Tenant or Owner */
  | 'TYPE_UNKNOWN'
  /** This is under a legal hold and cannot be deleted before that is lifted. */
  | 'UNDER_LEGAL_HOLD'
  /** Something went wrong on our side. Please try again later. */
  | 'UNEXPECTED'
  /** A body is taken as application/json in UTF-8 or, with files, as multipart/form-data; not compressed. */
  | 'UNSUPPORTED_CONTENT_TYPE'
  /** The list of uploaded files is not understood. */
  | 'UPLOADED_FILES_NOT_UNDERSTOOD'
  /** Für heute können keine weiteren Dateien angenommen werden. Bitte versuchen Sie es morgen wieder. */
  | 'UPLOADS_OF_DAY_SPENT'
  /** The upload is damaged or incomplete. */
  | 'UPLOAD_DAMAGED'
  /** File upload failed */
  | 'UPLOAD_FAILED'
  /** URL must not contain a user name or password */
  | 'URL_HAS_CREDENTIALS'
  /** URL must not contain a fragment */
  | 'URL_HAS_FRAGMENT'
  /** URL is not valid */
  | 'URL_INVALID'
  /** URL must start with https:// or http:// */
  | 'URL_NEEDS_HTTP'
  /** URL must start with https:// */
  | 'URL_NEEDS_HTTPS'
  /** URL must be reachable from the internet */
  | 'URL_NOT_PUBLIC'
  /** URL must not lead to this server itself */
  | 'URL_OWN_SERVER'
  /** URL must use port 80, 443, 8080 or 8443 */
  | 'URL_PORT'
  /** User not found. */
  | 'USER_NOT_FOUND'
  /** {name} has changed this use case meanwhile */
  | 'USE_CASE_CHANGED_MEANWHILE'
  /** A use case can be meant for at most {max} buildings */
  | 'USE_CASE_HAS_ENOUGH_BUILDINGS'
  /** A use case can have at most {max} wordings */
  | 'USE_CASE_HAS_ENOUGH_WORDINGS'
  /** Use case not found. */
  | 'USE_CASE_NOT_FOUND'
  /** Enter a day such as 2026-11-24 */
  | 'VALID_UNTIL_INVALID'
  /** The day until which this message holds is over by then. Choose a later one or none */
  | 'VALID_UNTIL_OVER'
  /** {field} must be one of {values} */
  | 'VALUE_UNKNOWN'
  /** The verification link is invalid or has expired. */
  | 'VERIFICATION_LINK_INVALID'
  /** Invalid verification link. No token provided. */
  | 'VERIFICATION_TOKEN_MISSING'
  /** Webhook not found. */
  | 'WEBHOOK_NOT_FOUND'
  /** The webhook is switched off. */
  | 'WEBHOOK_SWITCHED_OFF'
  /** This is the address of a WebSocket. */
  | 'WEBSOCKET_ADDRESS'
  /** This use case already has this wording */
  | 'WORDING_ALREADY_HERE'
  /** This wording already leads to “{title}” */
  | 'WORDING_LEADS_ELSEWHERE'
  /** Wording not found. */
  | 'WORDING_NOT_FOUND'
  /** This process only works on jobs. */
  | 'WORKER_ONLY'
  /** Work is handed over to another member. */
  | 'WORK_HANDED_TO_SAME'
  /** The code is not valid. Please try again. */
  | 'WRONG_CODE'
  /** The password is not correct */
  | 'WRONG_PASSWORD';

/** What a person registers with as an administrator. */
export type RegisterAdminInput = {
  /** The password again. */
  confirmPassword: string;
  /** E-mail address; a link to confirm it is mailed there. */
  email: string;
  /** First and last name. */
  name: string;
  /** Password of 6 characters or more. */
  password: string;
};

/** A front end that a team may release. */
export type RegisterFrontEndInput = {
  /** Its name: `mf-`, then small letters, digits and hyphens. */
  name: string;
  /** Where its releases may lie other than on this server, such as `https://chat.team.example`; null or empty: on this server alone. */
  origin?: string | null | undefined;
  /** The team that answers for it; 1 to 80 characters. */
  team: string;
};

/** What an invited administrator registers with. */
export type RegisterInvitedAdminInput = {
  /** The password again. */
  confirmPassword: string;
  /** E-mail address; a link to confirm it is mailed there. */
  email: string;
  /** First and last name. */
  name: string;
  /** Password of 6 characters or more. */
  password: string;
  /** Token of the mailed link. */
  token: string;
};

/** The front end that is taken out of use. */
export type RetireFrontEndInput = {
  /** Name of the front end. */
  name: string;
};

/** The front end whose active version is bad. */
export type RollBackFrontEndInput = {
  /** The version that is active now, if the caller wants to be sure of it. */
  from?: string | null | undefined;
  /** Name of the front end. */
  name: string;
};

/** Whether a company is to be served. */
export type SetCompanyStatusInput = {
  /** What to do. */
  action: CompanyAction;
  /** The company. */
  id: string;
};

/** What a model costs from now on. */
export type SetModelPriceInput = {
  /** USD per million tokens that it reads; 0 or more. */
  inputPrice: number;
  /** Name of the model, as its provider calls it; 1 to 200 characters. */
  model: string;
  /** USD per million tokens that it writes; 0 or more. */
  outputPrice: number;
};

/** A part of the product, or one that it stands on. */
export type SystemPartName =
  /** The model that answers; calls of the range are counted. */
  | 'ANSWERS'
  /** The database, as the server that was asked sees it. */
  | 'DATABASE'
  /** The file store, as the server that was asked sees it. */
  | 'FILES'
  /** Jobs: those that failed within a day, and those that are due. */
  | 'JOBS'
  /** Mails: those of the range that were given up, and all that wait. */
  | 'MAILS'
  /** Valkey, as the server that was asked sees it. */
  | 'VALKEY'
  /** The model that makes vectors; calls of the range are counted. */
  | 'VECTORS'
  /** Addresses that are told of events. */
  | 'WEBHOOKS';

/** How a part does. */
export type SystemPartState =
  /** It does not answer, or most of what it was asked for failed. */
  | 'ERROR'
  /** None is set up; the product does without it. */
  | 'NONE'
  /** As it should. */
  | 'OK'
  /** Something failed, or waits for another attempt. */
  | 'WARNING';

/** A version that some visitors are to get before all do. */
export type TryReleaseInput = {
  /** Companies whose pages have it, by the name in their address; at most 100. */
  companies?: Array<string>;
  /** Name of the front end. */
  name: string;
  /** Visitors in a hundred who get it, 0 to 99. A browser keeps its version. */
  percent?: number;
  /** The version. */
  version: string;
};

/** What to change about an administrator. */
export type UpdateAdminInput = {
  /** E-mail address. */
  email: string;
  /** First name. */
  firstName: string;
  /** Id of the administrator. */
  id: string;
  /** Last name. */
  lastName: string;
  /** New password of 6 characters or more; unchanged when missing or empty. */
  password?: string | null | undefined;
  /** Proof that it is really you. Needed for your own address and password, unless you signed in within ten minutes. */
  proof?: IdentityProofInput | null | undefined;
};

/** All details of a company as they shall be from now on. */
export type UpdateCompanyInput = {
  /** Postal address, at most 500 characters; may have several lines. */
  address: string;
  /** The team's mailbox: one plain e-mail address. */
  email: string;
  /** The company. */
  id: string;
  /** Name, at most 200 characters. */
  name: string;
  /** Telephone number, at most 50 characters. */
  phone: string;
  /** WhatsApp number, at most 50 characters; none if missing or empty. */
  whatsapp?: string | null | undefined;
};

/** Confirms an e-mail address. */
export type VerifyEmailInput = {
  /** Token of the mailed link. */
  token: string;
};

export type CompaniesToGoToQueryVariables = Exact<{
  first: number;
  search: string;
}>;


export type CompaniesToGoToQuery = { companies: { edges: Array<{ node: { id: string, name: string, email: string } }> } };

export type CompaniesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type CompaniesQuery = { companies: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'CompanyRowFragment': CompanyRowFragment } } }> } };

export type CompanyRowFragment = { id: string, name: string, address: string, email: string, phone: string, whatsapp: string | null, tenantCount: number, ownerCount: number, userCount: number, suspendedAt: string | null, promptFileName: string | null, promptUploadedAt: string | null, promptVectorCount: number, promptStatus: PromptStatus | null, promptError: string | null, promptRefusal: { reason: RefusalReason, params: { readonly [name: string]: string | number } } | null } & { ' $fragmentName'?: 'CompanyRowFragment' };

export type CreateCompanyMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { company: { ' $fragmentRefs'?: { 'CompanyRowFragment': CompanyRowFragment } } } };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { company: { ' $fragmentRefs'?: { 'CompanyRowFragment': CompanyRowFragment } } } };

export type SetCompanyStatusMutationVariables = Exact<{
  input: SetCompanyStatusInput;
}>;


export type SetCompanyStatusMutation = { setCompanyStatus: { company: { ' $fragmentRefs'?: { 'CompanyRowFragment': CompanyRowFragment } } } };

export type CompanyBelongingsQueryVariables = Exact<{
  id: string;
}>;


export type CompanyBelongingsQuery = { companyBelongings: { conversations: number, files: number, openCases: number, openRequests: number } };

export type DeleteCompanyMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteCompanyMutation = { deleteCompany: { deletedId: string } };

export type PromptFileProgressSubscriptionVariables = Exact<{
  companyId: string;
}>;


export type PromptFileProgressSubscription = { promptFileProgress: { companyId: string, status: PromptStatus, done: number, total: number, vectorCount: number, error: string | null, refusal: { reason: RefusalReason, params: { readonly [name: string]: string | number } } | null } };

export type CompanyChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CompanyChoicesQuery = { companies: { edges: Array<{ node: { id: string, name: string } }> } };

export type ChosenCompanyQueryVariables = Exact<{
  id: string;
}>;


export type ChosenCompanyQuery = { company: { id: string, name: string } };

export type AdminDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDashboardQuery = { adminDashboard: { companyCount: number, tenantCount: number, ownerCount: number } };

export type AttentionNeededQueryVariables = Exact<{ [key: string]: never; }>;


export type AttentionNeededQuery = { monitoring: { parts: Array<{ ' $fragmentRefs'?: { 'SystemPartFragment': SystemPartFragment } }> }, allAnalytics: { companies: Array<{ company: { id: string, name: string }, attention: Array<{ reason: AttentionReason, value: number }> }> } };

export type AdminsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type AdminsQuery = { admins: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'AdminRowFragment': AdminRowFragment } } }> } };

export type AdminRowFragment = { id: string, firstName: string, lastName: string, email: string, isVerified: boolean, createdAt: string, isCurrentUser: boolean, invitationExpiresAt: string | null, invitationMailTrouble: InvitationMailTrouble | null } & { ' $fragmentName'?: 'AdminRowFragment' };

export type InviteAdminMutationVariables = Exact<{
  input: InviteAdminInput;
}>;


export type InviteAdminMutation = { inviteAdmin: { invitationLink: string } };

export type UpdateAdminMutationVariables = Exact<{
  input: UpdateAdminInput;
}>;


export type UpdateAdminMutation = { updateAdmin: { admin: { ' $fragmentRefs'?: { 'AdminRowFragment': AdminRowFragment } } } };

export type DeleteAdminMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteAdminMutation = { deleteAdmin: { deletedId: string } };

export type FrontEndVersionRowFragment = { version: string, createdAt: string, isReady: boolean, isActive: boolean, isBad: boolean, activatedAt: string | null, activatedBy: string | null, signedBy: string | null, firstLoadBytes: number | null, totalBytes: number | null, operationCount: number, visits: number, failedVisits: number, vitals: { lcp: { p75: number, pages: number } | null, inp: { p75: number, pages: number } | null, cls: { p75: number, pages: number } | null, blocked: { p75: number, pages: number } | null } } & { ' $fragmentName'?: 'FrontEndVersionRowFragment' };

export type FrontEndCardFragment = { name: string, team: string, origin: string | null, retiredAt: string | null, routes: Array<string>, activeVersion: string | null, returnVersion: string | null, mayBeLocal: boolean, trial: { version: string, percent: number, companies: Array<string>, visits: number, failedVisits: number, activeVisits: number, activeFailedVisits: number } | null, versions: Array<{ ' $fragmentRefs'?: { 'FrontEndVersionRowFragment': FrontEndVersionRowFragment } }> } & { ' $fragmentName'?: 'FrontEndCardFragment' };

export type FrontEndsQueryVariables = Exact<{ [key: string]: never; }>;


export type FrontEndsQuery = { frontEnds: Array<(
    { name: string }
    & { ' $fragmentRefs'?: { 'FrontEndCardFragment': FrontEndCardFragment } }
  )> };

export type RegisterFrontEndMutationVariables = Exact<{
  input: RegisterFrontEndInput;
}>;


export type RegisterFrontEndMutation = { registerFrontEnd: { message: string } };

export type ActivateReleaseMutationVariables = Exact<{
  input: ActivateReleaseInput;
}>;


export type ActivateReleaseMutation = { activateRelease: { message: string } };

export type TryReleaseMutationVariables = Exact<{
  input: TryReleaseInput;
}>;


export type TryReleaseMutation = { tryRelease: { message: string } };

export type EndReleaseTrialMutationVariables = Exact<{
  input: EndReleaseTrialInput;
}>;


export type EndReleaseTrialMutation = { endReleaseTrial: { message: string } };

export type OpenLocalFrontEndMutationVariables = Exact<{
  input: OpenLocalFrontEndInput;
}>;


export type OpenLocalFrontEndMutation = { openLocalFrontEnd: { message: string } };

export type RollBackFrontEndMutationVariables = Exact<{
  input: RollBackFrontEndInput;
}>;


export type RollBackFrontEndMutation = { rollBackFrontEnd: { message: string } };

export type RetireFrontEndMutationVariables = Exact<{
  input: RetireFrontEndInput;
}>;


export type RetireFrontEndMutation = { retireFrontEnd: { message: string } };

export type FrontEndErrorsQueryVariables = Exact<{
  name: string;
  version: string;
}>;


export type FrontEndErrorsQuery = { frontEndErrors: Array<{ name: string, isCrash: boolean, pages: number, lastAt: string, places: Array<string> }> };

export type MonitoringQueryVariables = Exact<{
  range: MonitoringRange;
}>;


export type MonitoringQuery = { monitoring: { range: MonitoringRange, generatedAt: string, waitingMails: number, malwareScanner: MalwareScannerState, apiMetrics: { totalRequests: number, averageResponseTime: number, errorRate: number, slowRequests: number }, costMetrics: { totalCost: number, costPerRequest: number, tokenUsage: { totalTokens: number, inputTokens: number, outputTokens: number }, modelUsage: Array<{ model: string, requests: number, cost: number, tokens: number, inputTokens: number, outputTokens: number }> }, cacheMetrics: { l1HitRate: number, l2HitRate: number, overallHitRate: number, totalRequests: number, hits: number, misses: number }, ragMetrics: { totalQueries: number, skippedQueries: number, ragAttempts: number, ragSuccesses: number, ragFailures: number, circuitBreaks: number, averageRAGTime: number }, quotas: Array<{ kind: QuotaKind, scope: QuotaScope, used: number, limit: number | null, nearlySpent: number, company: string | null }>, parts: Array<{ ' $fragmentRefs'?: { 'SystemPartFragment': SystemPartFragment } }>, alerts: Array<{ severity: AlertSeverity, code: string, message: string }>, hints: Array<{ code: string, message: string }>, series: Array<{ at: string, requests: number, averageResponseTime: number, errorRate: number, cost: number, cacheHitRate: number, ragQueries: number }> }, modelPrices: Array<{ model: string, inputPrice: number, outputPrice: number }> };

export type SetModelPriceMutationVariables = Exact<{
  input: SetModelPriceInput;
}>;


export type SetModelPriceMutation = { setModelPrice: { modelPrice: { model: string, inputPrice: number, outputPrice: number } } };

export type AdminInvitationQueryVariables = Exact<{
  token: string;
}>;


export type AdminInvitationQuery = { adminInvitation: { email: string, expiresAt: string } };

export type RegisterAdminMutationVariables = Exact<{
  input: RegisterAdminInput;
}>;


export type RegisterAdminMutation = { registerAdmin: { ' $fragmentRefs'?: { 'RegisteredFragment': RegisteredFragment } } };

export type RegisterInvitedAdminMutationVariables = Exact<{
  input: RegisterInvitedAdminInput;
}>;


export type RegisterInvitedAdminMutation = { registerInvitedAdmin: { ' $fragmentRefs'?: { 'RegisteredFragment': RegisteredFragment } } };

export type RegisteredFragment = { message: string, token: string | null, admin: { id: string, firstName: string, lastName: string, email: string } | null } & { ' $fragmentName'?: 'RegisteredFragment' };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { message: string } };

export type SystemPartFragment = { part: SystemPartName, state: SystemPartState, total: number, failed: number, waiting: number, cause: string | null, detail: string | null } & { ' $fragmentName'?: 'SystemPartFragment' };

export const CompanyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptFileName"}},{"kind":"Field","name":{"kind":"Name","value":"promptUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptVectorCount"}},{"kind":"Field","name":{"kind":"Name","value":"promptStatus"}},{"kind":"Field","name":{"kind":"Name","value":"promptError"}},{"kind":"Field","name":{"kind":"Name","value":"promptRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]} as unknown as DocumentNode<CompanyRowFragment, unknown>;
export const AdminRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitationMailTrouble"}}]}}]} as unknown as DocumentNode<AdminRowFragment, unknown>;
export const FrontEndVersionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FrontEndVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FrontEndVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isBad"}},{"kind":"Field","name":{"kind":"Name","value":"activatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"activatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"firstLoadBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"operationCount"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"failedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lcp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]}}]} as unknown as DocumentNode<FrontEndVersionRowFragment, unknown>;
export const FrontEndCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FrontEndCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FrontEnd"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"routes"}},{"kind":"Field","name":{"kind":"Name","value":"activeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"returnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"mayBeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"companies"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"failedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"activeVisits"}},{"kind":"Field","name":{"kind":"Name","value":"activeFailedVisits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FrontEndVersionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FrontEndVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FrontEndVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isBad"}},{"kind":"Field","name":{"kind":"Name","value":"activatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"activatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"firstLoadBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"operationCount"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"failedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lcp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]}}]} as unknown as DocumentNode<FrontEndCardFragment, unknown>;
export const RegisteredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Registered"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterAdminPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RegisteredFragment, unknown>;
export const SystemPartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<SystemPartFragment, unknown>;
export const CompaniesToGoToDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompaniesToGoTo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompaniesToGoToQuery, CompaniesToGoToQueryVariables>;
export const CompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Companies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptFileName"}},{"kind":"Field","name":{"kind":"Name","value":"promptUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptVectorCount"}},{"kind":"Field","name":{"kind":"Name","value":"promptStatus"}},{"kind":"Field","name":{"kind":"Name","value":"promptError"}},{"kind":"Field","name":{"kind":"Name","value":"promptRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]} as unknown as DocumentNode<CompaniesQuery, CompaniesQueryVariables>;
export const CreateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptFileName"}},{"kind":"Field","name":{"kind":"Name","value":"promptUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptVectorCount"}},{"kind":"Field","name":{"kind":"Name","value":"promptStatus"}},{"kind":"Field","name":{"kind":"Name","value":"promptError"}},{"kind":"Field","name":{"kind":"Name","value":"promptRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]} as unknown as DocumentNode<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const UpdateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptFileName"}},{"kind":"Field","name":{"kind":"Name","value":"promptUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptVectorCount"}},{"kind":"Field","name":{"kind":"Name","value":"promptStatus"}},{"kind":"Field","name":{"kind":"Name","value":"promptError"}},{"kind":"Field","name":{"kind":"Name","value":"promptRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const SetCompanyStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCompanyStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCompanyStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCompanyStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptFileName"}},{"kind":"Field","name":{"kind":"Name","value":"promptUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promptVectorCount"}},{"kind":"Field","name":{"kind":"Name","value":"promptStatus"}},{"kind":"Field","name":{"kind":"Name","value":"promptError"}},{"kind":"Field","name":{"kind":"Name","value":"promptRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]} as unknown as DocumentNode<SetCompanyStatusMutation, SetCompanyStatusMutationVariables>;
export const CompanyBelongingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyBelongings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyBelongings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"openCases"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}}]}}]} as unknown as DocumentNode<CompanyBelongingsQuery, CompanyBelongingsQueryVariables>;
export const DeleteCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteCompanyMutation, DeleteCompanyMutationVariables>;
export const PromptFileProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PromptFileProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptFileProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vectorCount"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<PromptFileProgressSubscription, PromptFileProgressSubscriptionVariables>;
export const CompanyChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyChoicesQuery, CompanyChoicesQueryVariables>;
export const ChosenCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChosenCompanyQuery, ChosenCompanyQueryVariables>;
export const AdminDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyCount"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]}}]} as unknown as DocumentNode<AdminDashboardQuery, AdminDashboardQueryVariables>;
export const AttentionNeededDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttentionNeeded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monitoring"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"EnumValue","value":"LAST_24_HOURS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemPart"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"allAnalytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"EnumValue","value":"LAST_7_DAYS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<AttentionNeededQuery, AttentionNeededQueryVariables>;
export const AdminsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitationMailTrouble"}}]}}]} as unknown as DocumentNode<AdminsQuery, AdminsQueryVariables>;
export const InviteAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationLink"}}]}}]}}]} as unknown as DocumentNode<InviteAdminMutation, InviteAdminMutationVariables>;
export const UpdateAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitationMailTrouble"}}]}}]} as unknown as DocumentNode<UpdateAdminMutation, UpdateAdminMutationVariables>;
export const DeleteAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteAdminMutation, DeleteAdminMutationVariables>;
export const FrontEndsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FrontEnds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frontEnds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FrontEndCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FrontEndVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FrontEndVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isBad"}},{"kind":"Field","name":{"kind":"Name","value":"activatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"activatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"firstLoadBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"operationCount"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"failedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lcp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p75"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FrontEndCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FrontEnd"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"routes"}},{"kind":"Field","name":{"kind":"Name","value":"activeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"returnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"mayBeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"companies"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"failedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"activeVisits"}},{"kind":"Field","name":{"kind":"Name","value":"activeFailedVisits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FrontEndVersionRow"}}]}}]}}]} as unknown as DocumentNode<FrontEndsQuery, FrontEndsQueryVariables>;
export const RegisterFrontEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterFrontEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterFrontEndInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerFrontEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RegisterFrontEndMutation, RegisterFrontEndMutationVariables>;
export const ActivateReleaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateRelease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateReleaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateRelease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ActivateReleaseMutation, ActivateReleaseMutationVariables>;
export const TryReleaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryRelease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TryReleaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tryRelease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<TryReleaseMutation, TryReleaseMutationVariables>;
export const EndReleaseTrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndReleaseTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndReleaseTrialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endReleaseTrial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndReleaseTrialMutation, EndReleaseTrialMutationVariables>;
export const OpenLocalFrontEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenLocalFrontEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenLocalFrontEndInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openLocalFrontEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<OpenLocalFrontEndMutation, OpenLocalFrontEndMutationVariables>;
export const RollBackFrontEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RollBackFrontEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RollBackFrontEndInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollBackFrontEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RollBackFrontEndMutation, RollBackFrontEndMutationVariables>;
export const RetireFrontEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetireFrontEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetireFrontEndInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retireFrontEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RetireFrontEndMutation, RetireFrontEndMutationVariables>;
export const FrontEndErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FrontEndErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frontEndErrors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCrash"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]}}]} as unknown as DocumentNode<FrontEndErrorsQuery, FrontEndErrorsQueryVariables>;
export const MonitoringDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Monitoring"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MonitoringRange"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monitoring"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"generatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"apiMetrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRequests"}},{"kind":"Field","name":{"kind":"Name","value":"averageResponseTime"}},{"kind":"Field","name":{"kind":"Name","value":"errorRate"}},{"kind":"Field","name":{"kind":"Name","value":"slowRequests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costMetrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"costPerRequest"}},{"kind":"Field","name":{"kind":"Name","value":"tokenUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalTokens"}},{"kind":"Field","name":{"kind":"Name","value":"inputTokens"}},{"kind":"Field","name":{"kind":"Name","value":"outputTokens"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modelUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"inputTokens"}},{"kind":"Field","name":{"kind":"Name","value":"outputTokens"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cacheMetrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"l1HitRate"}},{"kind":"Field","name":{"kind":"Name","value":"l2HitRate"}},{"kind":"Field","name":{"kind":"Name","value":"overallHitRate"}},{"kind":"Field","name":{"kind":"Name","value":"totalRequests"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"misses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ragMetrics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalQueries"}},{"kind":"Field","name":{"kind":"Name","value":"skippedQueries"}},{"kind":"Field","name":{"kind":"Name","value":"ragAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"ragSuccesses"}},{"kind":"Field","name":{"kind":"Name","value":"ragFailures"}},{"kind":"Field","name":{"kind":"Name","value":"circuitBreaks"}},{"kind":"Field","name":{"kind":"Name","value":"averageRAGTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"nearlySpent"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemPart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingMails"}},{"kind":"Field","name":{"kind":"Name","value":"malwareScanner"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"averageResponseTime"}},{"kind":"Field","name":{"kind":"Name","value":"errorRate"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"cacheHitRate"}},{"kind":"Field","name":{"kind":"Name","value":"ragQueries"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"modelPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"inputPrice"}},{"kind":"Field","name":{"kind":"Name","value":"outputPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<MonitoringQuery, MonitoringQueryVariables>;
export const SetModelPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetModelPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetModelPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setModelPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"inputPrice"}},{"kind":"Field","name":{"kind":"Name","value":"outputPrice"}}]}}]}}]}}]} as unknown as DocumentNode<SetModelPriceMutation, SetModelPriceMutationVariables>;
export const AdminInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<AdminInvitationQuery, AdminInvitationQueryVariables>;
export const RegisterAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Registered"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Registered"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterAdminPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RegisterAdminMutation, RegisterAdminMutationVariables>;
export const RegisterInvitedAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterInvitedAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInvitedAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerInvitedAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Registered"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Registered"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterAdminPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RegisterInvitedAdminMutation, RegisterInvitedAdminMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;