/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new passkey. */
export type AddPasskeyInput = {
  /** `challenge` as it came with the question; good once, for ten minutes. */
  challenge: string;
  /** What you call it, at most 60 characters. */
  name: string;
  /** What the browser made of `options`, as `PublicKeyCredential.toJSON()` writes it. */
  response: unknown;
};

/** How far back figures go. Days are those of the companies, in Germany. */
export type AnalyticsPeriod =
  /** Seven days, this one included. */
  | 'LAST_7_DAYS'
  /** Thirty days, this one included. */
  | 'LAST_30_DAYS'
  /** Ninety days, this one included. */
  | 'LAST_90_DAYS'
  /** The days that `from` and `to` say. */
  | 'OWN'
  /** Since midnight. */
  | 'TODAY';

/** A request to refuse or extend, and why. */
export type AnswerPrivacyRequestInput = {
  /** The request. */
  id: string;
  /** Why, at most 1,000 characters; the person reads it. */
  note: string;
};

/** What is wrong with an answer that did not help. */
export type AnswerRatingReason =
  /** Something is missing. */
  | 'INCOMPLETE'
  /** It is about something else than the question. */
  | 'OFF_TOPIC'
  /** It is hard to understand. */
  | 'UNCLEAR'
  /** What it says is not true. */
  | 'WRONG';

/** Which API keys a list has. */
export type ApiKeyFilter = {
  /** For administrators: the company whose keys are meant; without one, those of the platform. Company administrators see those of their own company. */
  companyId?: string | null | undefined;
  /** Part of the name, or how the key begins. */
  search?: string | null | undefined;
  /** Only keys of this status. */
  status?: ApiKeyStatus | null | undefined;
};

/** What an API key may do; the last four are for keys of the platform. Elsewhere `USERS_VIEW` is written `users.view`. */
export type ApiKeyScope =
  /** Export analyses. */
  | 'ANALYTICS_EXPORT'
  /** See analyses. */
  | 'ANALYTICS_VIEW'
  /** Read the audit log of all companies. */
  | 'AUDIT_VIEW'
  /** Write messages to many recipients. */
  | 'BROADCAST_CREATE'
  /** Send messages to many recipients. */
  | 'BROADCAST_SEND'
  /** See messages to many recipients. */
  | 'BROADCAST_VIEW'
  /** Make and change cases and send them to craftsmen. */
  | 'CASES_EDIT'
  /** See cases with their history and files. */
  | 'CASES_VIEW'
  /** Add, change and delete companies and replace their prompt files. */
  | 'COMPANIES_MANAGE'
  /** See companies, their counts and prompt files. */
  | 'COMPANIES_VIEW'
  /** Archive conversations. */
  | 'CONVERSATIONS_ARCHIVE'
  /** Export conversations. */
  | 'CONVERSATIONS_EXPORT'
  /** Take over conversations and answer tenants in person. */
  | 'CONVERSATIONS_REPLY'
  /** Read conversations with the assistant. */
  | 'CONVERSATIONS_VIEW'
  /** See figures on the dashboard. */
  | 'DASHBOARD_ANALYTICS'
  /** See the dashboard. */
  | 'DASHBOARD_VIEW'
  /** See the figures of the monitoring and the prices of models. */
  | 'MONITORING_VIEW'
  /** Read and export the audit log of the company. */
  | 'SETTINGS_AUDIT'
  /** Change the details and the users of the company: invite people and make them managers. */
  | 'SETTINGS_EDIT'
  /** Nothing: roles are changed by people. */
  | 'SETTINGS_MANAGE_ROLES'
  /** See what the roles may do. */
  | 'SETTINGS_ROLES'
  /** See the details and the users of the company. */
  | 'SETTINGS_VIEW'
  /** Invite members, managers too, resend and revoke invitations. */
  | 'TEAM_INVITE'
  /** Change team members and make them managers. */
  | 'TEAM_MANAGE'
  /** Remove team members. */
  | 'TEAM_REMOVE'
  /** See the team, who of it is away, and open invitations. */
  | 'TEAM_VIEW'
  /** Add tenants and owners. */
  | 'USERS_CREATE'
  /** Delete tenants and owners with their conversations. */
  | 'USERS_DELETE'
  /** Change tenants and owners, their addresses included, have new numbers mailed to them, and note calls with `conversations.view`. */
  | 'USERS_EDIT'
  /** See tenants and owners, without their authentication numbers. */
  | 'USERS_VIEW';

/** Whether an API key is taken. */
export type ApiKeyStatus =
  /** Programs can use it. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** It was ended by hand. */
  | 'REVOKED';

/** What kind of actor it was. */
export type AuditActorKind =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** A caller who was not signed in. */
  | 'ANONYMOUS'
  /** A program with an API key. */
  | 'API_KEY'
  /** A person who works at a property-management company. */
  | 'COMPANY_USER'
  /** A tenant or owner. */
  | 'END_USER'
  /** A person at the console of the server. */
  | 'OPERATOR';

/** Which entries; all conditions hold together. */
export type AuditEntryFilter = {
  /** Exactly this action. */
  action?: string | null | undefined;
  /** Done by this person or API key. */
  actorId?: string | null | undefined;
  /** About this company. */
  companyId?: string | null | undefined;
  /** Not before this moment. */
  from?: string | null | undefined;
  /** Part of the name of who did it, of the action, the company, the thing, the details or an address that you may see; or of the e-mail address of a person who did it. */
  search?: string | null | undefined;
  /** Done to the thing with this id. */
  subjectId?: string | null | undefined;
  /** Done to a thing of this kind. */
  subjectKind?: AuditSubjectKind | null | undefined;
  /** Before this moment. */
  to?: string | null | undefined;
  /** Leaves out that people signed in or out; refused sign-ins stay. */
  withoutSignIns?: boolean | null | undefined;
};

/** What kind of thing something was done to. */
export type AuditSubjectKind =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** An API key. */
  | 'API_KEY'
  /** A message to many tenants and owners. */
  | 'BROADCAST'
  /** A house that a company manages. */
  | 'BUILDING'
  /** A text that people answer tenants with. */
  | 'CANNED_REPLY'
  /** Something that has to be done in a house. */
  | 'CASE'
  /** A property-management company. */
  | 'COMPANY'
  /** An invitation to a company. */
  | 'COMPANY_INVITATION'
  /** A person who works at a property-management company. */
  | 'COMPANY_USER'
  /** A conversation of a tenant with the assistant. */
  | 'CONVERSATION'
  /** A craftsman that a company keeps; named by what they do. */
  | 'CRAFTSMAN'
  /** A tenant or owner. */
  | 'END_USER'
  /** A home in a building. */
  | 'FLAT'
  /** A label of conversations. */
  | 'LABEL'
  /** An endpoint that is told of events. */
  | 'WEBHOOK'
  /** A wording that leads to a use case. */
  | 'WORDING';

/** Begins a sign-in with an organisation. */
export type BeginOrganisationSignInInput = {
  /** Where to sign in. */
  audience: StaffAudience;
  /** E-mail address, whose domain tells the organisation, or the domain alone. Administrators of the platform need none. */
  email?: string | null | undefined;
  /** The page that is wanted, as a path of the console; others are left out. */
  from?: string | null | undefined;
};

/** Proves that it is really you who adds a passkey. */
export type BeginPasskeyInput = {
  /** Password, code or passkey. May be empty for people who have none of them and have signed in within ten minutes. */
  proof: IdentityProofInput;
};

/** What a passkey is asked for. */
export type BeginPasskeySignInInput = {
  /** Whether it is asked for after the password, for `passkey` of `signIn`. Then authenticators without PIN or finger will do. */
  afterPassword?: boolean;
};

/** Proves that it is really you who sets a second factor up. */
export type BeginTwoFactorInput = {
  /** Your password. */
  password: string;
};

/** What staff are called from now on. */
export type ChangeMyNameInput = {
  /** First name, at most 100 characters. */
  firstName: string;
  /** Last name, at most 100 characters. */
  lastName: string;
};

/** What staff change their own password with. */
export type ChangePasswordInput = {
  /** The password that holds now. */
  currentPassword: string;
  /** The new one; the rules are those of registration. */
  newPassword: string;
};

/** Which users and invitations a list has. */
export type CompanyMemberFilter = {
  /** For administrators; company users always see their own company. */
  companyId?: string | null | undefined;
  /** Both kinds if missing. */
  kind?: CompanyMemberKind | null | undefined;
  /** All roles if missing. */
  role?: CompanyRole | null | undefined;
  /** Part of name or e-mail address. */
  search?: string | null | undefined;
  /** All if missing; invitations are PENDING. */
  status?: CompanyUserStatus | null | undefined;
};

/** What a row of the list of people is. */
export type CompanyMemberKind =
  /** A person who was invited and has not accepted yet. */
  | 'INVITATION'
  /** A person with an account. */
  | 'USER';

/** Role of a person who works at a property-management company. */
export type CompanyRole =
  /** May do everything at the company. */
  | 'COMPANY_ADMIN'
  /** Manages the team and most features. */
  | 'COMPANY_MANAGER'
  /** Works with the homes and their people. */
  | 'COMPANY_STAFF';

/** What is done to a company user's status. */
export type CompanyUserAction =
  /** Lets the user in. */
  | 'ACTIVATE'
  /** Locks the user out; every session ends at once. */
  | 'SUSPEND';

/** Whether a company user gets in. Only active ones do. */
export type CompanyUserStatus =
  /** May sign in. */
  | 'ACTIVE'
  /** Is not in use. */
  | 'INACTIVE'
  /** Is invited, or waits to be activated. */
  | 'PENDING'
  /** Was locked out. */
  | 'SUSPENDED';

/** A request to confirm. */
export type ConfirmPrivacyRequestInput = {
  /** The request. */
  id: string;
};

/** Proves that the authenticator app was set up. */
export type ConfirmTwoFactorInput = {
  /** Six digits that the app shows now. */
  code: string;
};

/** An API key that is to be made. */
export type CreateApiKeyInput = {
  /** For administrators: the company that the key is confined to; without one it is a key of the platform. */
  companyId?: string | null | undefined;
  /** Days until it ends, 1 to 365. */
  expiresInDays: number;
  /** What people call it; 1 to 100 characters. */
  name: string;
  /** What it may do, at least one of those that `apiKeyScopes` lists. */
  scopes: Array<ApiKeyScope>;
};

/** A person to be added to a company. */
export type CreateCompanyUserInput = {
  /** For administrators, who must give it; others add to their own company. */
  companyId?: string | null | undefined;
  /** The same again. */
  confirmPassword?: string | null | undefined;
  /** One plain e-mail address; no other account may sign in with it. */
  email: string;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** COMPANY_STAFF if missing; never above the actor's own. */
  role?: CompanyRole | null | undefined;
  /** Default true: an invitation is mailed. False: temporaryPassword and confirmPassword are needed. */
  sendInvitation?: boolean | null | undefined;
  /** ACTIVE if missing. People who are invited are PENDING until they accept, and cannot be added as INACTIVE or SUSPENDED. */
  status?: CompanyUserStatus | null | undefined;
  /** First password, at least 8 characters, to be changed by the person. */
  temporaryPassword?: string | null | undefined;
};

/** Details of a person to register. */
export type CreateEndUserInput = {
  /** Address of the home, at most 500 characters. */
  address: string;
  /** Number or place of the apartment, at most 50 characters. */
  apartmentNumber: string;
  /** Six digits; made up at random if missing or empty. */
  authNumber?: string | null | undefined;
  /** The company that manages the home; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** One plain e-mail address; each once at a company. */
  email: string;
  /** Customer number: the person's identifier in the company's other system, at most 100 characters; each once at a company. */
  externalId?: string | null | undefined;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** Last day in the home, such as 2026-12-31 or 31.12.2026. */
  movesOutOn?: string | null | undefined;
  /** Telephone number, at most 50 characters. */
  phone: string;
  /** Room, at most 100 characters. */
  roomIndication?: string | null | undefined;
  /** Whether the person gets a mail with the number; they do if missing. */
  sendInvitation?: boolean | null | undefined;
  /** What they are to the home. */
  type: EndUserType;
};

/** A new endpoint. */
export type CreateWebhookInput = {
  /** Whose events it gets. Administrators: all companies if missing. Company users: their own. */
  companyId?: string | null | undefined;
  /** What it is for, at most 200 characters. */
  description?: string | null | undefined;
  /** What it is told of, at least one. */
  events: Array<WebhookEventType>;
  /** Address that is reachable from the internet: https (http outside production), port 80, 443, 8080 or 8443, no user name or password; at most 2000 characters. */
  url: string;
};

/** What data are given away for. */
export type DataReceiverKind =
  /** Answers of the assistant. */
  | 'AI'
  /** Storing files. */
  | 'FILES'
  /** Receiving mails. */
  | 'INBOUND_MAIL'
  /** Sending mails. */
  | 'MAIL'
  /** Notifications of staff, by the push services of their browsers. */
  | 'PUSH'
  /** Watching over operation, without content. */
  | 'TELEMETRY';

/** Names the thing to delete. */
export type DeleteInput = {
  /** Id of the thing. */
  id: string;
};

/** Proves that it is really you who turns the second factor off. */
export type DisableTwoFactorInput = {
  /** Your password. */
  password: string;
};

/** Names the session to end. */
export type EndSessionInput = {
  /** Id of one of your sessions. */
  sessionId: string;
};

/** Which end users a list has. */
export type EndUserFilter = {
  /** Only people of this building. */
  buildingId?: string | null | undefined;
  /** Only of this company; for administrators. Company users see their own only. */
  companyId?: string | null | undefined;
  /** Only the person with exactly this customer number. */
  externalId?: string | null | undefined;
  /** Only people of this flat. */
  flatId?: string | null | undefined;
  /** Only those who live there, or only those who have moved out. */
  residence?: EndUserResidence | null | undefined;
  /** Words that are all part of name, e-mail address, telephone number, address, apartment number or customer number. */
  search?: string | null | undefined;
  /** Only tenants or only owners. */
  type?: EndUserType | null | undefined;
};

/** Whether an end user lives there; the last day in the home counts. */
export type EndUserResidence =
  /** Lives there; no move-out is known, or it is to come. */
  | 'CURRENT'
  /** Has moved out. */
  | 'FORMER';

/** What an end user is to the home. */
export type EndUserType =
  /** Owns it. */
  | 'OWNER'
  /** Rents it. */
  | 'TENANT';

/** An employee who is to be erased. */
export type EraseCompanyUserInput = {
  /** The company user. */
  id: string;
};

/** A tenant or owner whose data are to be erased. */
export type EraseEndUserInput = {
  /** The tenant or owner. */
  id: string;
};

/** A person whose data are put together. */
export type ExportPersonInput = {
  /** The person. */
  id: string;
  /** A tenant or owner, or an employee. */
  personKind: PrivacyPersonKind;
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

/** Names an invitation. */
export type InvitationInput = {
  /** The invitation. */
  id: string;
};

/** Why an invited person may not have the mail. */
export type InvitationMailTrouble =
  /** It was refused, came back, or was given up. */
  | 'UNDELIVERABLE'
  /** It has not left yet, and is tried again. */
  | 'WAITING';

/** A password that a person thinks of choosing. */
export type JudgePasswordInput = {
  /** Whose password it would be. */
  audience: StaffAudience;
  /** The address of the person. */
  email?: string | null | undefined;
  /** Whether it is given to a user of a company, who has to change it. */
  isTemporary?: boolean | null | undefined;
  /** Names of the person and their company, at most ten. */
  names?: Array<string> | null | undefined;
  /** The password, at most 200 characters; it is not kept. */
  password: string;
};

/** That the viewer has read all notifications. */
export type MarkAllNotificationsReadInput = {
  /** Those that came later stay unread: the moment of the newest one seen. */
  until: string;
};

/** Notifications that the viewer has read. */
export type MarkNotificationsReadInput = {
  /** Their ids, at most 200. */
  ids: Array<string>;
};

/** In which ways the viewer wants to be told of one kind. */
export type NotificationChoiceInput = {
  /** By mail. */
  byMail: boolean;
  /** On your devices. */
  byPush: boolean;
  /** In the list of the consoles. */
  inConsole: boolean;
  /** What has happened. */
  kind: NotificationKind;
};

/** Which notifications a list has. */
export type NotificationFilter = {
  /** True for unread ones only. */
  isUnread?: boolean | null | undefined;
};

/** What a person of the staff is told of. */
export type NotificationKind =
  /** A conversation was given to you by a colleague. */
  | 'ASSIGNED'
  /** All mails of a broadcast are on their way. */
  | 'BROADCAST_DONE'
  /** A broadcast could not be sent, or not to all. */
  | 'BROADCAST_FAILED'
  /** A case was given to you by a colleague. */
  | 'CASE_ASSIGNED'
  /** The craftsman of a case has confirmed or proposed an appointment, or reported it done. */
  | 'CASE_CRAFTSMAN'
  /** A case is due today. */
  | 'CASE_DUE'
  /** A case was due on a day before, and is not done. */
  | 'CASE_OVERDUE'
  /** A tenant or owner has reported damage in the chat, and no colleague has accepted the case yet. */
  | 'CASE_REPORTED'
  /** A tenant may be in danger. Always told, at any hour, in every way. */
  | 'EMERGENCY'
  /** A colleague has added to the draft of the knowledge. */
  | 'KNOWLEDGE_REVIEW'
  /** A colleague has mentioned you in a note. */
  | 'MENTIONED'
  /** A quota of the day is 80 percent spent. */
  | 'QUOTA_NEARLY_SPENT'
  /** The tenant has written in a conversation that you answer or look after. */
  | 'TENANT_REPLY'
  /** A tenant waits for a person. */
  | 'WAITING';

/** What a passkey answers. */
export type PasskeyAnswerInput = {
  /** `challenge` as it came with the question; good once, for ten minutes. */
  challenge: string;
  /** What the browser made of `options`, as `PublicKeyCredential.toJSON()` writes it. */
  response: unknown;
};

/** How good a password is. */
export type PasswordStrength =
  /** It withstands some guessing. */
  | 'FAIR'
  /** It withstands much guessing. */
  | 'GOOD'
  /** It is not taken. */
  | 'REFUSED'
  /** It is hard to guess for anyone. */
  | 'STRONG'
  /** It is taken, but guessed soon. */
  | 'WEAK';

/** What must not be deleted, and why. */
export type PlaceLegalHoldInput = {
  /** One of their conversations; everything of the person if it is not given. */
  conversationId?: string | null | undefined;
  /** The tenant or owner. */
  endUserId: string;
  /** Why, at most 500 characters. */
  note: string;
};

/** Whose data a request is about. */
export type PrivacyPersonKind =
  /** A person who works at the company. */
  | 'EMPLOYEE'
  /** A tenant or owner. */
  | 'END_USER';

/** What is done with the data of a person. */
export type PrivacyRequestKind =
  /** Everything about them is erased. */
  | 'ERASURE'
  /** A package of everything that is kept about them is made. */
  | 'EXPORT';

/** How far a request about data has come. */
export type PrivacyRequestState =
  /** It has been done. */
  | 'DONE'
  /** It could not be done; it can be started again. */
  | 'FAILED'
  /** The company has refused it. */
  | 'REFUSED'
  /** The company has not decided yet. */
  | 'REQUESTED'
  /** It is being done. */
  | 'RUNNING';

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

/** Which passkey goes, and proof that it is really you. */
export type RemovePasskeyInput = {
  /** Id of one of your passkeys. */
  id: string;
  /** Password, code or passkey. */
  proof: IdentityProofInput;
};

/** Another name for a passkey. */
export type RenamePasskeyInput = {
  /** Id of one of your passkeys. */
  id: string;
  /** What you call it, at most 60 characters. */
  name: string;
};

/** Names the end user who gets another number. */
export type RenewAuthNumberInput = {
  /** The end user. */
  id: string;
  /** Whether the person gets a mail with the number; they do if missing. */
  sendInvitation?: boolean | null | undefined;
};

/** Proves that it is really you who wants new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Password, code or passkey. */
  proof: IdentityProofInput;
};

/** The endpoint, and which of its deliveries to send again. */
export type ReplayWebhookDeliveriesInput = {
  /** As in the list of deliveries; an empty one means all of the last 30 days. */
  filter: WebhookDeliveryFilter;
  /** The endpoint. */
  id: string;
};

/** The delivery to send again. */
export type ReplayWebhookDeliveryInput = {
  /** The delivery. */
  id: string;
};

/** Asks for a mail with a link to a new password. */
export type RequestPasswordResetInput = {
  /** Whose password it is for. */
  audience: StaffAudience;
  /** E-mail address of the account. */
  email: string;
};

/** Sets a new password with a mailed link. */
export type ResetPasswordInput = {
  /** Whose password it is for. */
  audience: StaffAudience;
  /** The new password. */
  password: string;
  /** Token of the link. */
  token: string;
};

/** What is deleted after a time. */
export type RetentionClass =
  /** Files that tenants have sent; the messages stay. */
  | 'ATTACHMENTS'
  /** Conversations in which nothing has happened for that long, with messages, files, PDF and notes. */
  | 'CONVERSATIONS'
  /** Craftsmen whom no case was given to for that long; cases keep what they say of them. */
  | 'CRAFTSMEN'
  /** What is kept of imports of people that have ended. */
  | 'IMPORTS'
  /** The log of mails, and what they say as far as that is kept. */
  | 'MAILS'
  /** PDFs of ended conversations; the conversations stay. */
  | 'SUMMARIES'
  /** What endpoints were told, with the record of its deliveries. */
  | 'WEBHOOK_BODIES';

/** A time that is thought of. */
export type RetentionDueInput = {
  /** The company; administrators leave it out for all of the platform. */
  companyId?: string | null | undefined;
  /** What would be deleted. */
  dataClass: RetentionClass;
  /** Days, from 1 to 36,500. */
  days: number;
};

/** Names the API key that ends. */
export type RevokeApiKeyInput = {
  /** The key. */
  id: string;
};

/** Names the API key that gets another secret. */
export type RotateApiKeyInput = {
  /** Hours for which the secret before is still taken, 0 to 168. */
  graceHours?: number | null | undefined;
  /** The key. */
  id: string;
};

/** The endpoint that shall have another secret. */
export type RotateWebhookSecretInput = {
  /** Hours, 0 to 168, for which bodies are signed with the secret before as well; 0 ends it at once. */
  graceHours?: number | null | undefined;
  /** The endpoint. */
  id: string;
};

/** Names the tenants and owners who get a link by mail. */
export type SendSignInLinksInput = {
  /** The end users; at most 100 at once. */
  ids: Array<string>;
};

/** Suspends or activates a user. */
export type SetCompanyUserStatusInput = {
  /** What to do. */
  action: CompanyUserAction;
  /** The user. */
  id: string;
};

/** After how many days something is to be deleted. */
export type SetRetentionInput = {
  /** The company; administrators leave it out to set the time of the platform. */
  companyId?: string | null | undefined;
  /** What is deleted. */
  dataClass: RetentionClass;
  /** Days, from 1 to 36,500; null for no time of its own. */
  days?: number | null | undefined;
};

/** Whether I want the figures of the week by mail. */
export type SetWeeklyFiguresInput = {
  /** On Mondays, those of the week before. */
  isWanted: boolean;
};

/** What staff sign in with. */
export type SignInInput = {
  /** Where to sign in. */
  audience: StaffAudience;
  /** Code of the authenticator app, or a recovery code; needed after an error TWO_FACTOR_REQUIRED. */
  code?: string | null | undefined;
  /** E-mail address; case does not matter. */
  email: string;
  /** Answer of a passkey to `beginPasskeySignIn` with `afterPassword`; instead of `code`. */
  passkey?: PasskeyAnswerInput | null | undefined;
  /** Password. */
  password: string;
};

/** Signs in with a passkey alone. */
export type SignInWithPasskeyInput = {
  /** Where to sign in. */
  audience: StaffAudience;
  /** Answer to `beginPasskeySignIn`. */
  passkey: PasskeyAnswerInput;
};

/** Whose account it is: one address may have one of each. */
export type StaffAudience =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** A user of a property-management company. */
  | 'COMPANY';

/** A language that people of the staff are told in. */
export type StaffLanguage =
  /** German. */
  | 'DE'
  /** English. */
  | 'EN';

/** A browser, as its `PushSubscription` tells of itself. */
export type SubscribeToPushInput = {
  /** Its secret for encryption, base64url. */
  auth: string;
  /** The address of its push service. */
  endpoint: string;
  /** The language that it is told in. */
  language: StaffLanguage;
  /** Its public key, base64url. */
  p256dh: string;
};

/** The endpoint to try. */
export type TestWebhookInput = {
  /** The endpoint. */
  id: string;
};

/** Why a question was left open. */
export type UnansweredQuestionReason =
  /** The tenant wanted a person. */
  | 'HAND_OVER'
  /** No use case fits. */
  | 'NOT_FOUND'
  /** The tenant says that the answer did not help. */
  | 'NOT_HELPFUL'
  /** Several use cases may fit; the assistant asked back. */
  | 'UNSURE';

/** What an API key is to become; what is left out stays. */
export type UpdateApiKeyInput = {
  /** The key. */
  id: string;
  /** What people call it from now on. */
  name?: string | null | undefined;
  /** Everything that it may do from now on, at least one. */
  scopes?: Array<ApiKeyScope> | null | undefined;
};

/** How a user shall be from now on; what is missing stays. */
export type UpdateCompanyUserInput = {
  /** Administrators only: moves the user to another company. */
  companyId?: string | null | undefined;
  /** Administrators only. */
  email?: string | null | undefined;
  /** First name. */
  firstName: string;
  /** The user. */
  id: string;
  /** Last name. */
  lastName: string;
  /** Never one's own, and never above the actor's. */
  role?: CompanyRole | null | undefined;
  /** Never one's own. */
  status?: CompanyUserStatus | null | undefined;
};

/** All details of an end user as they shall be from now on. Optional ones stay if they are left out; null or empty takes them away. */
export type UpdateEndUserInput = {
  /** Address of the home, at most 500 characters. */
  address: string;
  /** Number or place of the apartment, at most 50 characters. */
  apartmentNumber: string;
  /** Six digits; unchanged if missing or empty. Another one ends open sessions. */
  authNumber?: string | null | undefined;
  /** For administrators: the company that manages the home from now on. */
  companyId?: string | null | undefined;
  /** One plain e-mail address; each once at a company. */
  email: string;
  /** Customer number: the person's identifier in the company's other system, at most 100 characters; each once at a company. */
  externalId?: string | null | undefined;
  /** First name, at most 100 characters. */
  firstName: string;
  /** The end user. */
  id: string;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** Last day in the home, such as 2026-12-31 or 31.12.2026. */
  movesOutOn?: string | null | undefined;
  /** Telephone number, at most 50 characters. */
  phone: string;
  /** Their `revision` when they were seen: the change is refused (CONFLICT) where another came first. Whatever came first is overwritten if missing. */
  revision?: number | null | undefined;
  /** Room, at most 100 characters. */
  roomIndication?: string | null | undefined;
  /** What they are to the home. */
  type: EndUserType;
};

/** What the viewer wants otherwise; what is left out stays. */
export type UpdateNotificationSettingsInput = {
  /** Kinds, each once. */
  choices?: Array<NotificationChoiceInput> | null | undefined;
  /** Whether open consoles make a sound. */
  hasSound?: boolean | null | undefined;
  /** The language of mails. */
  language?: StaffLanguage | null | undefined;
  /** Quiet from then on, e.g. `20:00`; null, together with `quietUntil`, for never. */
  quietFrom?: string | null | undefined;
  /** Quiet until then, e.g. `07:00`. */
  quietUntil?: string | null | undefined;
  /** By whose clock, e.g. `Europe/Berlin`. */
  timeZone?: string | null | undefined;
};

/** Everything that is said from now on, at most 500 characters each; for what is null or empty, the settings of the server hold. */
export type UpdateOperatorDetailsInput = {
  /** Postal address; its parts are divided by commas. */
  address?: string | null | undefined;
  /** Name of the AI provider. */
  aiName?: string | null | undefined;
  /** Where the AI provider processes data. */
  aiRegion?: string | null | undefined;
  /** How long the AI provider keeps data. */
  aiRetention?: string | null | undefined;
  /** Whether the AI provider trains with the data. */
  aiTraining?: string | null | undefined;
  /** Name or address of who looks after the protection of data. */
  dataProtection?: string | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** Name of the operator. */
  name?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Register and number, tax number and the like. */
  register?: string | null | undefined;
  /** Who acts for the operator. */
  representative?: string | null | undefined;
};

/** What shall become different about an endpoint; the rest stays. */
export type UpdateWebhookInput = {
  /** What it is for, at most 200 characters; unchanged if missing. */
  description?: string | null | undefined;
  /** What it is told of. */
  events?: Array<WebhookEventType> | null | undefined;
  /** The endpoint. */
  id: string;
  /** False switches it off: deliveries that wait fail. True switches it on, also after the platform switched it off; what happened meanwhile is not sent. */
  isActive?: boolean | null | undefined;
  /** Where events are sent, by the same rules as at creation; unchanged if missing. */
  url?: string | null | undefined;
};

/** Which deliveries a list has. */
export type WebhookDeliveryFilter = {
  /** Only of these events. */
  events?: Array<WebhookEventType> | null | undefined;
  /** Put on their way not before this moment. */
  from?: string | null | undefined;
  /** Only with this status. */
  status?: WebhookDeliveryStatus | null | undefined;
  /** Put on their way before this moment. */
  to?: string | null | undefined;
};

/** What became of an event on its way to an endpoint. */
export type WebhookDeliveryStatus =
  /** The receiver has answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** No attempt follows; it can be sent again by hand. */
  | 'FAILED'
  /** It waits for its first or next attempt. */
  | 'PENDING';

/** What an endpoint can be told of. On the wire the names are small, with a point. */
export type WebhookEventType =
  /** `broadcast.sent`: the mails of a message to many are all on their way. */
  | 'BROADCAST_SENT'
  /** `building.changed`: the name or address of a building has become another. */
  | 'BUILDING_CHANGED'
  /** `building.merged`: a building was merged into another one. */
  | 'BUILDING_MERGED'
  /** `case.changed`: something about a case has become another. */
  | 'CASE_CHANGED'
  /** `case.created`: a case was made. */
  | 'CASE_CREATED'
  /** `case.files_added`: photos or other files were added to a case. */
  | 'CASE_FILES_ADDED'
  /** `conversation.archived`: a conversation was archived. */
  | 'CONVERSATION_ARCHIVED'
  /** `conversation.assigned`: a conversation was given to a member of the company, or to none. */
  | 'CONVERSATION_ASSIGNED'
  /** `conversation.emergency`: a person may be in danger. */
  | 'CONVERSATION_EMERGENCY'
  /** `conversation.ended`: a conversation has ended and its summary is written. */
  | 'CONVERSATION_ENDED'
  /** `conversation.hand_over_requested`: a tenant or owner wants to speak to a person. */
  | 'CONVERSATION_HAND_OVER_REQUESTED'
  /** `conversation.replied`: a member of the company has answered in person. */
  | 'CONVERSATION_REPLIED'
  /** `conversation.started`: a first message was sent. */
  | 'CONVERSATION_STARTED'
  /** `conversation.taken_over`: a member of the company answers in person from now on. */
  | 'CONVERSATION_TAKEN_OVER'
  /** `end_user.changed`: details of one have become others. */
  | 'END_USER_CHANGED'
  /** `end_user.created`: a tenant or owner was registered. */
  | 'END_USER_CREATED'
  /** `end_user.deleted`: one was deleted. */
  | 'END_USER_DELETED'
  /** `message.answered`: the assistant has answered a message. */
  | 'MESSAGE_ANSWERED'
  /** `message.received`: a tenant or owner has written while a member of the company answers in person. */
  | 'MESSAGE_RECEIVED'
  /** `privacy.changed`: such a request was decided, extended, done or has failed. */
  | 'PRIVACY_CHANGED'
  /** `privacy.requested`: a tenant or owner has asked for a copy of their data, or for its erasure. */
  | 'PRIVACY_REQUESTED'
  /** `prompt.processed`: a prompt file was processed, or could not be. */
  | 'PROMPT_PROCESSED';

export type SessionRowFragment = { id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean } & { ' $fragmentName'?: 'SessionRowFragment' };

export type SignInSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInSessionsQuery = { signInSessions: Array<{ ' $fragmentRefs'?: { 'SessionRowFragment': SessionRowFragment } }> };

export type ChangeMyNameMutationVariables = Exact<{
  input: ChangeMyNameInput;
}>;


export type ChangeMyNameMutation = { changeMyName: { message: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type BeginTwoFactorMutationVariables = Exact<{
  input: BeginTwoFactorInput;
}>;


export type BeginTwoFactorMutation = { beginTwoFactor: { secret: string, qrCode: string } };

export type ConfirmTwoFactorMutationVariables = Exact<{
  input: ConfirmTwoFactorInput;
}>;


export type ConfirmTwoFactorMutation = { confirmTwoFactor: { recoveryCodes: Array<string> } };

export type DisableTwoFactorMutationVariables = Exact<{
  input: DisableTwoFactorInput;
}>;


export type DisableTwoFactorMutation = { disableTwoFactor: { message: string } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { message: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { message: string } };

export type PasskeyRowFragment = { id: string, name: string, isBackedUp: boolean, createdAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'PasskeyRowFragment' };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { passkeys: Array<{ ' $fragmentRefs'?: { 'PasskeyRowFragment': PasskeyRowFragment } }> };

export type BeginPasskeyMutationVariables = Exact<{
  input: BeginPasskeyInput;
}>;


export type BeginPasskeyMutation = { beginPasskey: { challenge: string, options: unknown } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { message: string } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { message: string } };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: { challenge: string, options: unknown } };

export type AnalyticsFiguresFragment = { conversations: number, messages: number, resolvedShare: number | null, handedOver: number, emergencies: number, helpful: number, notHelpful: number, helpfulShare: number | null, openedQuestions: number, stillOpenQuestions: number, mails: number, failedMails: number, tokens: number | null, cost: number | null, firstResponse: { median: number, p90: number } | null, personResponse: { median: number, p90: number } | null } & { ' $fragmentName'?: 'AnalyticsFiguresFragment' };

export type AnalyticsReportFragment = { from: string, to: string, beforeFrom: string, beforeTo: string, generatedAt: string, now: { ' $fragmentRefs'?: { 'AnalyticsFiguresFragment': AnalyticsFiguresFragment } }, before: { ' $fragmentRefs'?: { 'AnalyticsFiguresFragment': AnalyticsFiguresFragment } } | null, series: Array<{ at: string, conversations: number | null, conversationsBefore: number | null, handedOver: number | null, emergencies: number | null, resolvedShare: number | null, firstResponse: { median: number } | null, personResponse: { median: number } | null }>, categories: Array<{ category: string, conversations: number, before: number }>, hours: Array<{ weekday: number, hour: number, conversations: number }>, ratingReasons: Array<{ reason: AnswerRatingReason | null, count: number }>, gaps: Array<{ reason: UnansweredQuestionReason, count: number, open: number }> } & { ' $fragmentName'?: 'AnalyticsReportFragment' };

export type AnalyticsBuildingsQueryVariables = Exact<{
  companyId?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AnalyticsBuildingsQuery = { buildings: { edges: Array<{ node: { id: string, name: string | null, address: string } }> } };

export type AnalyticsBuildingQueryVariables = Exact<{
  id: string;
}>;


export type AnalyticsBuildingQuery = { node:
    | { __typename: 'AdminUser', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Attachment', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Broadcast', id: string }
    | { __typename: 'Building', name: string | null, address: string, id: string }
    | { __typename: 'Case', id: string }
    | { __typename: 'Company', id: string }
    | { __typename: 'CompanyInvitation', id: string }
    | { __typename: 'CompanyUser', id: string }
    | { __typename: 'Conversation', id: string }
    | { __typename: 'EndUser', id: string }
    | { __typename: 'EndUserImport', id: string }
    | { __typename: 'Flat', id: string }
    | { __typename: 'Message', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'SignInSession', id: string }
    | { __typename: 'UnansweredQuestion', id: string }
    | { __typename: 'UseCase', id: string }
    | { __typename: 'UseCaseWording', id: string }
    | { __typename: 'Webhook', id: string }
    | { __typename: 'WebhookDelivery', id: string }
   | null };

export type CompanyAnalyticsQueryVariables = Exact<{
  companyId?: string | null | undefined;
  buildingId?: string | null | undefined;
  period: AnalyticsPeriod;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type CompanyAnalyticsQuery = { analytics: { ' $fragmentRefs'?: { 'AnalyticsReportFragment': AnalyticsReportFragment } } };

export type AllAnalyticsQueryVariables = Exact<{
  period: AnalyticsPeriod;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type AllAnalyticsQuery = { allAnalytics: { total: { ' $fragmentRefs'?: { 'AnalyticsReportFragment': AnalyticsReportFragment } }, companies: Array<{ company: { id: string, name: string }, now: { ' $fragmentRefs'?: { 'AnalyticsFiguresFragment': AnalyticsFiguresFragment } } }> } };

export type CompanyDashboardQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type CompanyDashboardQuery = { companyDashboard: { id: string, waiting: number, waitingSince: string | null, emergencies: number, unanswered: number, unassigned: number, open: number, casesReported: number | null, casesDue: number | null, casesOverdue: number | null, today: { now: { ' $fragmentRefs'?: { 'AnalyticsFiguresFragment': AnalyticsFiguresFragment } }, before: { ' $fragmentRefs'?: { 'AnalyticsFiguresFragment': AnalyticsFiguresFragment } } | null } | null } };

export type WeeklyFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type WeeklyFiguresQuery = { weeklyFigures: boolean };

export type SetWeeklyFiguresMutationVariables = Exact<{
  input: SetWeeklyFiguresInput;
}>;


export type SetWeeklyFiguresMutation = { setWeeklyFigures: { message: string, isWanted: boolean } };

export type AuditLogQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'AuditRowFragment': AuditRowFragment } } }> } };

export type AuditRowFragment = { id: string, at: string, actorKind: AuditActorKind, actorId: string | null, actorName: string, action: string, companyName: string | null, subjectKind: AuditSubjectKind | null, subjectId: string | null, subjectName: string | null, details: unknown, address: string } & { ' $fragmentName'?: 'AuditRowFragment' };

export type EndUsersQueryVariables = Exact<{
  first: number;
  offset: number;
  filter?: EndUserFilter | null | undefined;
  withCompany: boolean;
}>;


export type EndUsersQuery = { endUsers: { totalCount: number, edges: Array<{ node: (
        { managingCompany?: { id: string, name: string } }
        & { ' $fragmentRefs'?: { 'EndUserRowFragment': EndUserRowFragment } }
      ) }> } };

export type EndUserStatsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type EndUserStatsQuery = { endUserStats: { tenants: number, owners: number, total: number } };

export type EndUserRowFragment = { id: string, type: EndUserType, firstName: string, lastName: string, fullName: string, email: string, phone: string, address: string, apartmentNumber: string, roomIndication: string | null, movesOutOn: string | null, externalId: string | null, revision: number, authNumber: string | null } & { ' $fragmentName'?: 'EndUserRowFragment' };

export type CreateEndUserMutationVariables = Exact<{
  input: CreateEndUserInput;
}>;


export type CreateEndUserMutation = { createEndUser: { endUser: { ' $fragmentRefs'?: { 'EndUserRowFragment': EndUserRowFragment } } } };

export type UpdateEndUserMutationVariables = Exact<{
  input: UpdateEndUserInput;
}>;


export type UpdateEndUserMutation = { updateEndUser: { endUser: { ' $fragmentRefs'?: { 'EndUserRowFragment': EndUserRowFragment } } } };

export type EndUserBelongingsQueryVariables = Exact<{
  id: string;
}>;


export type EndUserBelongingsQuery = { endUserBelongings: { conversations: number, emergencies: number, openCases: number, openRequests: number } };

export type DeleteEndUserMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteEndUserMutation = { deleteEndUser: { deletedId: string } };

export type FoundEndUsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: EndUserFilter | null | undefined;
}>;


export type FoundEndUsersQuery = { endUsers: { edges: Array<{ node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SendSignInLinksMutationVariables = Exact<{
  input: SendSignInLinksInput;
}>;


export type SendSignInLinksMutation = { sendSignInLinks: { message: string, sentCount: number } };

export type RenewAuthNumberMutationVariables = Exact<{
  input: RenewAuthNumberInput;
}>;


export type RenewAuthNumberMutation = { renewAuthNumber: { endUser: { ' $fragmentRefs'?: { 'EndUserRowFragment': EndUserRowFragment } } } };

export type NumberDigitsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type NumberDigitsQuery = { chatAccess: { companyId: string, digits: number } };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { endUser: (
    { createdAt: string, buildingId: string | null, managingCompany: { id: string, name: string } }
    & { ' $fragmentRefs'?: { 'EndUserRowFragment': EndUserRowFragment } }
  ), endUserSignIns: { lastAt: string | null, refusedAt: string | null, refusedAttempts: number } };

export type ApiKeysQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: ApiKeyFilter | null | undefined;
}>;


export type ApiKeysQuery = { apiKeys: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'ApiKeyRowFragment': ApiKeyRowFragment } } }> } };

export type ApiKeyScopesQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type ApiKeyScopesQuery = { apiKeyScopes: Array<{ ' $fragmentRefs'?: { 'ApiKeyScopeChoiceFragment': ApiKeyScopeChoiceFragment } }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string, apiKey: { ' $fragmentRefs'?: { 'ApiKeyRowFragment': ApiKeyRowFragment } } } };

export type UpdateApiKeyMutationVariables = Exact<{
  input: UpdateApiKeyInput;
}>;


export type UpdateApiKeyMutation = { updateApiKey: { apiKey: { ' $fragmentRefs'?: { 'ApiKeyRowFragment': ApiKeyRowFragment } } } };

export type RotateApiKeyMutationVariables = Exact<{
  input: RotateApiKeyInput;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { key: string, apiKey: { ' $fragmentRefs'?: { 'ApiKeyRowFragment': ApiKeyRowFragment } } } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { apiKey: { ' $fragmentRefs'?: { 'ApiKeyRowFragment': ApiKeyRowFragment } } } };

export type ApiKeyRowFragment = { id: string, name: string, prefix: string, scopes: Array<ApiKeyScope>, status: ApiKeyStatus, createdBy: string, makerHasLeft: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null, previousKeyValidUntil: string | null } & { ' $fragmentName'?: 'ApiKeyRowFragment' };

export type ApiKeyScopeChoiceFragment = { name: ApiKeyScope, group: string, description: string } & { ' $fragmentName'?: 'ApiKeyScopeChoiceFragment' };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  first?: number | null | undefined;
  offset?: number | null | undefined;
  filter?: WebhookDeliveryFilter | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'WebhookDeliveryRowFragment': WebhookDeliveryRowFragment } } }> } };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  input: ReplayWebhookDeliveryInput;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { delivery: { id: string } } };

export type WebhookDeliveryCountQueryVariables = Exact<{
  webhookId: string;
  filter?: WebhookDeliveryFilter | null | undefined;
}>;


export type WebhookDeliveryCountQuery = { webhookDeliveries: { totalCount: number } };

export type ReplayWebhookDeliveriesMutationVariables = Exact<{
  input: ReplayWebhookDeliveriesInput;
}>;


export type ReplayWebhookDeliveriesMutation = { replayWebhookDeliveries: { count: number } };

export type WebhookDeliveryRowFragment = { id: string, eventId: string, eventType: string, status: WebhookDeliveryStatus, attempts: number, createdAt: string, lastAttemptAt: string | null, nextAttemptAt: string | null, responseStatus: number | null, durationMs: number | null, error: string | null, payload: unknown, refusal: { reason: RefusalReason, params: { readonly [name: string]: string | number } } | null } & { ' $fragmentName'?: 'WebhookDeliveryRowFragment' };

export type WebhooksQueryVariables = Exact<{
  companyId?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type WebhooksQuery = { webhooks: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'WebhookRowFragment': WebhookRowFragment } } }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { ' $fragmentRefs'?: { 'WebhookRowFragment': WebhookRowFragment } } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { ' $fragmentRefs'?: { 'WebhookRowFragment': WebhookRowFragment } } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { message: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { ' $fragmentRefs'?: { 'WebhookRowFragment': WebhookRowFragment } } } };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { delivery: { id: string } } };

export type WebhookRowFragment = { id: string, url: string, description: string, events: Array<WebhookEventType>, isActive: boolean, disabledReason: string | null, createdAt: string, lastDeliveryAt: string | null, lastDeliveryStatus: WebhookDeliveryStatus | null, previousSecretValidUntil: string | null, disabledRefusal: { reason: RefusalReason, params: { readonly [name: string]: string | number } } | null } & { ' $fragmentName'?: 'WebhookRowFragment' };

export type NotificationRowFragment = { id: string, kind: NotificationKind, count: number, createdAt: string, readAt: string | null, path: string, subject: string | null, actorName: string | null, deputyFor: string | null, companyName: string | null, caseNumber: number | null, danger: string | null, quota: string | null } & { ' $fragmentName'?: 'NotificationRowFragment' };

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: NotificationFilter | null | undefined;
}>;


export type NotificationsQuery = { notifications: { edges: Array<{ node: { ' $fragmentRefs'?: { 'NotificationRowFragment': NotificationRowFragment } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type NotificationUpdatesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationUpdatesSubscription = { notificationUpdates: { unreadCount: number, hasSound: boolean, notification: { ' $fragmentRefs'?: { 'NotificationRowFragment': NotificationRowFragment } } | null } };

export type MarkNotificationsReadMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { unreadCount: number } };

export type MarkAllNotificationsReadMutationVariables = Exact<{
  input: MarkAllNotificationsReadInput;
}>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { unreadCount: number } };

export type OwnNotificationSettingsFragment = { quietFrom: string | null, quietUntil: string | null, timeZone: string, language: StaffLanguage, hasSound: boolean, pushKey: string, choices: Array<{ kind: NotificationKind, inConsole: boolean, byMail: boolean, byPush: boolean, isFixed: boolean }>, devices: Array<{ id: string, name: string, createdAt: string, isCurrent: boolean }> } & { ' $fragmentName'?: 'OwnNotificationSettingsFragment' };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: { ' $fragmentRefs'?: { 'OwnNotificationSettingsFragment': OwnNotificationSettingsFragment } } };

export type UpdateNotificationSettingsMutationVariables = Exact<{
  input: UpdateNotificationSettingsInput;
}>;


export type UpdateNotificationSettingsMutation = { updateNotificationSettings: { settings: { ' $fragmentRefs'?: { 'OwnNotificationSettingsFragment': OwnNotificationSettingsFragment } } } };

export type SubscribeToPushMutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type SubscribeToPushMutation = { subscribeToPush: { deviceId: string } };

export type RemovePushDeviceMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type RemovePushDeviceMutation = { removePushDevice: { deletedId: string } };

export type SimilarPeopleQueryVariables = Exact<{
  search: string;
  companyId?: string | null | undefined;
}>;


export type SimilarPeopleQuery = { similarEndUsers: Array<{ id: string, firstName: string, lastName: string, email: string, address: string, apartmentNumber: string }> };

export type PeopleToGoToQueryVariables = Exact<{
  first: number;
  filter: EndUserFilter;
}>;


export type PeopleToGoToQuery = { endUsers: { edges: Array<{ node: { id: string, firstName: string, lastName: string, email: string, address: string, apartmentNumber: string } }> } };

export type JudgePasswordMutationVariables = Exact<{
  input: JudgePasswordInput;
}>;


export type JudgePasswordMutation = { judgePassword: { strength: PasswordStrength, minLength: number, needsMixture: boolean, problem: { reason: RefusalReason, params: { readonly [name: string]: string | number }, message: string } | null } };

type PersonRow_CompanyInvitation_Fragment = { __typename: 'CompanyInvitation', expiresAt: string, isExpired: boolean, mailTrouble: InvitationMailTrouble | null, id: string, firstName: string, lastName: string, fullName: string, email: string, role: CompanyRole, status: CompanyUserStatus, invitedBy: string | null, managingCompany: { id: string, name: string } } & { ' $fragmentName'?: 'PersonRow_CompanyInvitation_Fragment' };

type PersonRow_CompanyUser_Fragment = { __typename: 'CompanyUser', lastLoginAt: string | null, isCurrentUser: boolean, id: string, firstName: string, lastName: string, fullName: string, email: string, role: CompanyRole, status: CompanyUserStatus, invitedBy: string | null, managingCompany: { id: string, name: string } } & { ' $fragmentName'?: 'PersonRow_CompanyUser_Fragment' };

export type PersonRowFragment =
  | PersonRow_CompanyInvitation_Fragment
  | PersonRow_CompanyUser_Fragment
;

export type CompanyUsersQueryVariables = Exact<{
  companyId?: string | null | undefined;
  withCompany: boolean;
  first: number;
  offset: number;
  invitationsOffset: number;
  users: CompanyMemberFilter;
  invitations: CompanyMemberFilter;
}>;


export type CompanyUsersQuery = { company?: { id: string, name: string }, invitations: { totalCount: number, edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'PersonRow_CompanyInvitation_Fragment': PersonRow_CompanyInvitation_Fragment } }
        | { ' $fragmentRefs'?: { 'PersonRow_CompanyUser_Fragment': PersonRow_CompanyUser_Fragment } }
       }> }, users: { totalCount: number, edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'PersonRow_CompanyInvitation_Fragment': PersonRow_CompanyInvitation_Fragment } }
        | { ' $fragmentRefs'?: { 'PersonRow_CompanyUser_Fragment': PersonRow_CompanyUser_Fragment } }
       }> } };

export type AllCompanyUsersQueryVariables = Exact<{
  first: number;
  offset: number;
  filter?: CompanyMemberFilter | null | undefined;
  withTotal: boolean;
}>;


export type AllCompanyUsersQuery = { companyMembers: { totalCount: number, edges: Array<{ node:
        | { ' $fragmentRefs'?: { 'PersonRow_CompanyInvitation_Fragment': PersonRow_CompanyInvitation_Fragment } }
        | { ' $fragmentRefs'?: { 'PersonRow_CompanyUser_Fragment': PersonRow_CompanyUser_Fragment } }
       }> }, everybody?: { totalCount: number } };

export type CreateCompanyUserMutationVariables = Exact<{
  input: CreateCompanyUserInput;
}>;


export type CreateCompanyUserMutation = { createCompanyUser: { invitationLink: string | null, member:
      | { ' $fragmentRefs'?: { 'PersonRow_CompanyInvitation_Fragment': PersonRow_CompanyInvitation_Fragment } }
      | { ' $fragmentRefs'?: { 'PersonRow_CompanyUser_Fragment': PersonRow_CompanyUser_Fragment } }
     } };

export type UpdateCompanyUserMutationVariables = Exact<{
  input: UpdateCompanyUserInput;
}>;


export type UpdateCompanyUserMutation = { updateCompanyUser: { member:
      | { ' $fragmentRefs'?: { 'PersonRow_CompanyInvitation_Fragment': PersonRow_CompanyInvitation_Fragment } }
      | { ' $fragmentRefs'?: { 'PersonRow_CompanyUser_Fragment': PersonRow_CompanyUser_Fragment } }
     } };

export type SetCompanyUserStatusMutationVariables = Exact<{
  input: SetCompanyUserStatusInput;
}>;


export type SetCompanyUserStatusMutation = { setCompanyUserStatus: { member:
      | { ' $fragmentRefs'?: { 'PersonRow_CompanyInvitation_Fragment': PersonRow_CompanyInvitation_Fragment } }
      | { ' $fragmentRefs'?: { 'PersonRow_CompanyUser_Fragment': PersonRow_CompanyUser_Fragment } }
     } };

export type CompanyUserWorkQueryVariables = Exact<{
  id: string;
}>;


export type CompanyUserWorkQuery = { companyUserWork: { openConversations: number, openCases: number } };

export type DeleteCompanyUserMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteCompanyUserMutation = { deleteCompanyUser: { deletedId: string } };

export type ResendCompanyInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type ResendCompanyInvitationMutation = { resendCompanyInvitation: { member:
      | { ' $fragmentRefs'?: { 'PersonRow_CompanyInvitation_Fragment': PersonRow_CompanyInvitation_Fragment } }
      | { ' $fragmentRefs'?: { 'PersonRow_CompanyUser_Fragment': PersonRow_CompanyUser_Fragment } }
     } };

export type RevokeCompanyInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type RevokeCompanyInvitationMutation = { revokeCompanyInvitation: { deletedId: string } };

export type LegalHoldsQueryVariables = Exact<{
  endUserId: string;
}>;


export type LegalHoldsQuery = { legalHolds: Array<{ ' $fragmentRefs'?: { 'LegalHoldRowFragment': LegalHoldRowFragment } }> };

export type LegalHoldRowFragment = { id: string, conversationId: string | null, reason: string, placedBy: string, placedAt: string } & { ' $fragmentName'?: 'LegalHoldRowFragment' };

export type PlaceLegalHoldMutationVariables = Exact<{
  input: PlaceLegalHoldInput;
}>;


export type PlaceLegalHoldMutation = { placeLegalHold: { legalHold: { id: string } } };

export type LiftLegalHoldMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type LiftLegalHoldMutation = { liftLegalHold: { deletedId: string } };

export type PrivacyRequestsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PrivacyRequestsQuery = { privacyRequests: Array<{ ' $fragmentRefs'?: { 'PrivacyRequestRowFragment': PrivacyRequestRowFragment } }> };

export type PrivacyRequestRowFragment = { id: string, personKind: PrivacyPersonKind, personName: string, companyName: string, kind: PrivacyRequestKind, state: PrivacyRequestState, isAskedByPerson: boolean, requestedAt: string, dueAt: string, isOverdue: boolean, extensionReason: string | null, refusalReason: string | null, decidedBy: string | null, finishedAt: string | null, packageBytes: number | null, packageUntil: string | null, receipt: Array<{ name: string, count: number }> } & { ' $fragmentName'?: 'PrivacyRequestRowFragment' };

export type PrivacyRequestCountsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PrivacyRequestCountsQuery = { privacyRequestCounts: { open: number, soon: number, overdue: number } };

export type ConfirmPrivacyRequestMutationVariables = Exact<{
  input: ConfirmPrivacyRequestInput;
}>;


export type ConfirmPrivacyRequestMutation = { confirmPrivacyRequest: { privacyRequest: { id: string } } };

export type RefusePrivacyRequestMutationVariables = Exact<{
  input: AnswerPrivacyRequestInput;
}>;


export type RefusePrivacyRequestMutation = { refusePrivacyRequest: { privacyRequest: { id: string } } };

export type ExtendPrivacyRequestMutationVariables = Exact<{
  input: AnswerPrivacyRequestInput;
}>;


export type ExtendPrivacyRequestMutation = { extendPrivacyRequest: { privacyRequest: { id: string } } };

export type ExportPersonMutationVariables = Exact<{
  input: ExportPersonInput;
}>;


export type ExportPersonMutation = { exportPerson: { privacyRequest: { id: string } } };

export type EraseEndUserMutationVariables = Exact<{
  input: EraseEndUserInput;
}>;


export type EraseEndUserMutation = { eraseEndUser: { privacyRequest: { id: string } } };

export type EraseCompanyUserMutationVariables = Exact<{
  input: EraseCompanyUserInput;
}>;


export type EraseCompanyUserMutation = { eraseCompanyUser: { privacyRequest: { id: string } } };

export type RetentionQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type RetentionQuery = { retention: Array<{ dataClass: RetentionClass, platformDays: number | null, companyDays: number | null, days: number | null }>, retentionOverview: { nextRunAt: string, heldPeople: number, heldConversations: number, auditMonths: number | null }, retentionRuns: Array<{ startedAt: string, finishedAt: string | null, deleted: Array<{ dataClass: RetentionClass, count: number }> }> };

export type RetentionDueQueryVariables = Exact<{
  companyId?: string | null | undefined;
  input: RetentionDueInput;
}>;


export type RetentionDueQuery = { retentionDue: number, retentionOverview: { nextRunAt: string } };

export type SetRetentionMutationVariables = Exact<{
  input: SetRetentionInput;
}>;


export type SetRetentionMutation = { setRetention: { retention: { dataClass: RetentionClass, days: number | null } } };

export type DataProcessingQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type DataProcessingQuery = { dataProcessing: { operator: string | null, dataProtectionContact: string | null, receivers: Array<{ kind: DataReceiverKind, host: string, detail: string }>, aiProvider: { name: string | null, region: string | null, training: string | null, retention: string | null } | null } };

export type OperatorFieldsFragment = { name: string | null, address: string | null, email: string | null, phone: string | null, representative: string | null, register: string | null, dataProtection: string | null, aiName: string | null, aiRegion: string | null, aiTraining: string | null, aiRetention: string | null } & { ' $fragmentName'?: 'OperatorFieldsFragment' };

export type OperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorQuery = { operatorDetails: { entered: { ' $fragmentRefs'?: { 'OperatorFieldsFragment': OperatorFieldsFragment } }, server: { ' $fragmentRefs'?: { 'OperatorFieldsFragment': OperatorFieldsFragment } } } };

export type UpdateOperatorMutationVariables = Exact<{
  input: UpdateOperatorDetailsInput;
}>;


export type UpdateOperatorMutation = { updateOperatorDetails: { message: string } };

export type AdminOrganisationSignInIsOfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOrganisationSignInIsOfferedQuery = { adminOrganisationSignInIsOffered: boolean };

export type BeginOrganisationSignInMutationVariables = Exact<{
  input: BeginOrganisationSignInInput;
}>;


export type BeginOrganisationSignInMutation = { beginOrganisationSignIn: { url: string } };

export type FinishOrganisationSignInMutationVariables = Exact<{ [key: string]: never; }>;


export type FinishOrganisationSignInMutation = { finishOrganisationSignIn: { token: string, from: string | null, viewer:
      | { ' $fragmentRefs'?: { 'SignedIn_AdminViewer_Fragment': SignedIn_AdminViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_AnonymousViewer_Fragment': SignedIn_AnonymousViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_ApiKeyViewer_Fragment': SignedIn_ApiKeyViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_CompanyUserViewer_Fragment': SignedIn_CompanyUserViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_EndUserViewer_Fragment': SignedIn_EndUserViewer_Fragment } }
     } };

export type BeginPasskeySignInMutationVariables = Exact<{
  input: BeginPasskeySignInInput;
}>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: { challenge: string, options: unknown } };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: SignInWithPasskeyInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { token: string, viewer:
      | { ' $fragmentRefs'?: { 'SignedIn_AdminViewer_Fragment': SignedIn_AdminViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_AnonymousViewer_Fragment': SignedIn_AnonymousViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_ApiKeyViewer_Fragment': SignedIn_ApiKeyViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_CompanyUserViewer_Fragment': SignedIn_CompanyUserViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_EndUserViewer_Fragment': SignedIn_EndUserViewer_Fragment } }
     } };

type SignedIn_AdminViewer_Fragment = { permissions: Array<ApiKeyScope>, admin: { id: string, firstName: string, lastName: string, email: string } } & { ' $fragmentName'?: 'SignedIn_AdminViewer_Fragment' };

type SignedIn_AnonymousViewer_Fragment = { permissions: Array<ApiKeyScope> } & { ' $fragmentName'?: 'SignedIn_AnonymousViewer_Fragment' };

type SignedIn_ApiKeyViewer_Fragment = { permissions: Array<ApiKeyScope> } & { ' $fragmentName'?: 'SignedIn_ApiKeyViewer_Fragment' };

type SignedIn_CompanyUserViewer_Fragment = { permissions: Array<ApiKeyScope>, companyUser: { id: string, firstName: string, lastName: string, fullName: string, email: string, role: CompanyRole, passwordIsTemporary: boolean, managingCompany: { id: string, name: string } } } & { ' $fragmentName'?: 'SignedIn_CompanyUserViewer_Fragment' };

type SignedIn_EndUserViewer_Fragment = { permissions: Array<ApiKeyScope> } & { ' $fragmentName'?: 'SignedIn_EndUserViewer_Fragment' };

export type SignedInFragment =
  | SignedIn_AdminViewer_Fragment
  | SignedIn_AnonymousViewer_Fragment
  | SignedIn_ApiKeyViewer_Fragment
  | SignedIn_CompanyUserViewer_Fragment
  | SignedIn_EndUserViewer_Fragment
;

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { token: string, viewer:
      | { ' $fragmentRefs'?: { 'SignedIn_AdminViewer_Fragment': SignedIn_AdminViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_AnonymousViewer_Fragment': SignedIn_AnonymousViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_ApiKeyViewer_Fragment': SignedIn_ApiKeyViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_CompanyUserViewer_Fragment': SignedIn_CompanyUserViewer_Fragment } }
      | { ' $fragmentRefs'?: { 'SignedIn_EndUserViewer_Fragment': SignedIn_EndUserViewer_Fragment } }
     } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type PasswordResetTokenIsValidQueryVariables = Exact<{
  token: string;
  audience: StaffAudience;
}>;


export type PasswordResetTokenIsValidQuery = { passwordResetTokenIsValid: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export const SessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionRowFragment, unknown>;
export const PasskeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PasskeyRowFragment, unknown>;
export const AnalyticsFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedShare"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpful"}},{"kind":"Field","name":{"kind":"Name","value":"notHelpful"}},{"kind":"Field","name":{"kind":"Name","value":"helpfulShare"}},{"kind":"Field","name":{"kind":"Name","value":"openedQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"stillOpenQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]} as unknown as DocumentNode<AnalyticsFiguresFragment, unknown>;
export const AnalyticsReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"beforeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"beforeTo"}},{"kind":"Field","name":{"kind":"Name","value":"generatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"conversationsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedShare"}},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedShare"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpful"}},{"kind":"Field","name":{"kind":"Name","value":"notHelpful"}},{"kind":"Field","name":{"kind":"Name","value":"helpfulShare"}},{"kind":"Field","name":{"kind":"Name","value":"openedQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"stillOpenQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]} as unknown as DocumentNode<AnalyticsReportFragment, unknown>;
export const AuditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<AuditRowFragment, unknown>;
export const EndUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"roomIndication"}},{"kind":"Field","name":{"kind":"Name","value":"movesOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"authNumber"}}]}}]} as unknown as DocumentNode<EndUserRowFragment, unknown>;
export const ApiKeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"makerHasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousKeyValidUntil"}}]}}]} as unknown as DocumentNode<ApiKeyRowFragment, unknown>;
export const ApiKeyScopeChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyScopeChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyScopeDescription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<ApiKeyScopeChoiceFragment, unknown>;
export const WebhookDeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payload"}}]}}]} as unknown as DocumentNode<WebhookDeliveryRowFragment, unknown>;
export const WebhookRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"disabledRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretValidUntil"}}]}}]} as unknown as DocumentNode<WebhookRowFragment, unknown>;
export const NotificationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"deputyFor"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"caseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"danger"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}}]}}]} as unknown as DocumentNode<NotificationRowFragment, unknown>;
export const OwnNotificationSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inConsole"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"byPush"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"hasSound"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<OwnNotificationSettingsFragment, unknown>;
export const PersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}}]}}]}}]} as unknown as DocumentNode<PersonRowFragment, unknown>;
export const LegalHoldRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalHoldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"placedBy"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}}]}}]} as unknown as DocumentNode<LegalHoldRowFragment, unknown>;
export const PrivacyRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personKind"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isAskedByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"refusalReason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"packageUntil"}}]}}]} as unknown as DocumentNode<PrivacyRequestRowFragment, unknown>;
export const OperatorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"representative"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"dataProtection"}},{"kind":"Field","name":{"kind":"Name","value":"aiName"}},{"kind":"Field","name":{"kind":"Name","value":"aiRegion"}},{"kind":"Field","name":{"kind":"Name","value":"aiTraining"}},{"kind":"Field","name":{"kind":"Name","value":"aiRetention"}}]}}]} as unknown as DocumentNode<OperatorFieldsFragment, unknown>;
export const SignedInFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUserViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsTemporary"}}]}}]}}]}}]} as unknown as DocumentNode<SignedInFragment, unknown>;
export const SignInSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SignInSessionsQuery, SignInSessionsQueryVariables>;
export const ChangeMyNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMyNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeMyNameMutation, ChangeMyNameMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const BeginTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginTwoFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]} as unknown as DocumentNode<BeginTwoFactorMutation, BeginTwoFactorMutationVariables>;
export const ConfirmTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTwoFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables>;
export const DisableTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableTwoFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DisableTwoFactorMutation, DisableTwoFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewRecoveryCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const PasskeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PasskeysQuery, PasskeysQueryVariables>;
export const BeginPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenamePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const BeginPasskeyProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables>;
export const AnalyticsBuildingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsBuildings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AnalyticsBuildingsQuery, AnalyticsBuildingsQueryVariables>;
export const AnalyticsBuildingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsBuilding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<AnalyticsBuildingQuery, AnalyticsBuildingQueryVariables>;
export const CompanyAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buildingId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"buildingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buildingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedShare"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpful"}},{"kind":"Field","name":{"kind":"Name","value":"notHelpful"}},{"kind":"Field","name":{"kind":"Name","value":"helpfulShare"}},{"kind":"Field","name":{"kind":"Name","value":"openedQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"stillOpenQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"beforeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"beforeTo"}},{"kind":"Field","name":{"kind":"Name","value":"generatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"conversationsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedShare"}},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<CompanyAnalyticsQuery, CompanyAnalyticsQueryVariables>;
export const AllAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allAnalytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedShare"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpful"}},{"kind":"Field","name":{"kind":"Name","value":"notHelpful"}},{"kind":"Field","name":{"kind":"Name","value":"helpfulShare"}},{"kind":"Field","name":{"kind":"Name","value":"openedQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"stillOpenQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"beforeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"beforeTo"}},{"kind":"Field","name":{"kind":"Name","value":"generatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"conversationsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedShare"}},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<AllAnalyticsQuery, AllAnalyticsQueryVariables>;
export const CompanyDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"casesReported"}},{"kind":"Field","name":{"kind":"Name","value":"casesDue"}},{"kind":"Field","name":{"kind":"Name","value":"casesOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsFigures"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedShare"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"firstResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpful"}},{"kind":"Field","name":{"kind":"Name","value":"notHelpful"}},{"kind":"Field","name":{"kind":"Name","value":"helpfulShare"}},{"kind":"Field","name":{"kind":"Name","value":"openedQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"stillOpenQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]} as unknown as DocumentNode<CompanyDashboardQuery, CompanyDashboardQueryVariables>;
export const WeeklyFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeeklyFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeklyFigures"}}]}}]} as unknown as DocumentNode<WeeklyFiguresQuery, WeeklyFiguresQueryVariables>;
export const SetWeeklyFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWeeklyFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWeeklyFiguresInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWeeklyFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isWanted"}}]}}]}}]} as unknown as DocumentNode<SetWeeklyFiguresMutation, SetWeeklyFiguresMutationVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntryFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const EndUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EndUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCompany"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserRow"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCompany"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"roomIndication"}},{"kind":"Field","name":{"kind":"Name","value":"movesOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"authNumber"}}]}}]} as unknown as DocumentNode<EndUsersQuery, EndUsersQueryVariables>;
export const EndUserStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EndUserStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenants"}},{"kind":"Field","name":{"kind":"Name","value":"owners"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<EndUserStatsQuery, EndUserStatsQueryVariables>;
export const CreateEndUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEndUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEndUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEndUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"roomIndication"}},{"kind":"Field","name":{"kind":"Name","value":"movesOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"authNumber"}}]}}]} as unknown as DocumentNode<CreateEndUserMutation, CreateEndUserMutationVariables>;
export const UpdateEndUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEndUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEndUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEndUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"roomIndication"}},{"kind":"Field","name":{"kind":"Name","value":"movesOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"authNumber"}}]}}]} as unknown as DocumentNode<UpdateEndUserMutation, UpdateEndUserMutationVariables>;
export const EndUserBelongingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EndUserBelongings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserBelongings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"emergencies"}},{"kind":"Field","name":{"kind":"Name","value":"openCases"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}}]}}]}}]} as unknown as DocumentNode<EndUserBelongingsQuery, EndUserBelongingsQueryVariables>;
export const DeleteEndUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEndUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEndUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteEndUserMutation, DeleteEndUserMutationVariables>;
export const FoundEndUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundEndUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<FoundEndUsersQuery, FoundEndUsersQueryVariables>;
export const SendSignInLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSignInLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendSignInLinksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendSignInLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sentCount"}}]}}]}}]} as unknown as DocumentNode<SendSignInLinksMutation, SendSignInLinksMutationVariables>;
export const RenewAuthNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewAuthNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewAuthNumberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewAuthNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"roomIndication"}},{"kind":"Field","name":{"kind":"Name","value":"movesOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"authNumber"}}]}}]} as unknown as DocumentNode<RenewAuthNumberMutation, RenewAuthNumberMutationVariables>;
export const NumberDigitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NumberDigits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}}]}}]}}]} as unknown as DocumentNode<NumberDigitsQuery, NumberDigitsQueryVariables>;
export const PersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Person"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserRow"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildingId"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"endUserSignIns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAttempts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"roomIndication"}},{"kind":"Field","name":{"kind":"Name","value":"movesOutOn"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"authNumber"}}]}}]} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"makerHasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousKeyValidUntil"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const ApiKeyScopesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeyScopes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeyScopes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyScopeChoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyScopeChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyScopeDescription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<ApiKeyScopesQuery, ApiKeyScopesQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"makerHasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousKeyValidUntil"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const UpdateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"makerHasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousKeyValidUntil"}}]}}]} as unknown as DocumentNode<UpdateApiKeyMutation, UpdateApiKeyMutationVariables>;
export const RotateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"makerHasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousKeyValidUntil"}}]}}]} as unknown as DocumentNode<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"makerHasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousKeyValidUntil"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payload"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const ReplayWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const WebhookDeliveryCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveryCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveryCountQuery, WebhookDeliveryCountQueryVariables>;
export const ReplayWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookDeliveriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveriesMutation, ReplayWebhookDeliveriesMutationVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"disabledRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretValidUntil"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"disabledRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretValidUntil"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"disabledRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretValidUntil"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateWebhookSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"disabledRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretValidUntil"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"deputyFor"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"caseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"danger"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationUpdatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationUpdates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationUpdates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasSound"}},{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"deputyFor"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"caseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"danger"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}}]}}]} as unknown as DocumentNode<NotificationUpdatesSubscription, NotificationUpdatesSubscriptionVariables>;
export const MarkNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNotificationsReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAllNotificationsReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const NotificationSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnNotificationSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inConsole"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"byPush"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"hasSound"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const UpdateNotificationSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotificationSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnNotificationSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnNotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inConsole"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"byPush"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"hasSound"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables>;
export const SubscribeToPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToPushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceId"}}]}}]}}]} as unknown as DocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const RemovePushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;
export const SimilarPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similarEndUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}}]}}]}}]} as unknown as DocumentNode<SimilarPeopleQuery, SimilarPeopleQueryVariables>;
export const PeopleToGoToDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleToGoTo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"apartmentNumber"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PeopleToGoToQuery, PeopleToGoToQueryVariables>;
export const JudgePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JudgePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JudgePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"judgePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strength"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"needsMixture"}}]}}]}}]} as unknown as DocumentNode<JudgePasswordMutation, JudgePasswordMutationVariables>;
export const CompanyUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCompany"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationsOffset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"users"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMemberFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitations"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMemberFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCompany"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"invitations"},"name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationsOffset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitations"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"users"},"name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"users"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}}]}}]}}]} as unknown as DocumentNode<CompanyUsersQuery, CompanyUsersQueryVariables>;
export const AllCompanyUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllCompanyUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"everybody"},"name":{"kind":"Name","value":"companyMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}}]}}]}}]} as unknown as DocumentNode<AllCompanyUsersQuery, AllCompanyUsersQueryVariables>;
export const CreateCompanyUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompanyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompanyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationLink"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}}]}}]}}]} as unknown as DocumentNode<CreateCompanyUserMutation, CreateCompanyUserMutationVariables>;
export const UpdateCompanyUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompanyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}}]}}]}}]} as unknown as DocumentNode<UpdateCompanyUserMutation, UpdateCompanyUserMutationVariables>;
export const SetCompanyUserStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCompanyUserStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCompanyUserStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCompanyUserStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}}]}}]}}]} as unknown as DocumentNode<SetCompanyUserStatusMutation, SetCompanyUserStatusMutationVariables>;
export const CompanyUserWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyUserWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyUserWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openConversations"}},{"kind":"Field","name":{"kind":"Name","value":"openCases"}}]}}]}}]} as unknown as DocumentNode<CompanyUserWorkQuery, CompanyUserWorkQueryVariables>;
export const DeleteCompanyUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompanyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompanyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteCompanyUserMutation, DeleteCompanyUserMutationVariables>;
export const ResendCompanyInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendCompanyInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendCompanyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}}]}}]}}]} as unknown as DocumentNode<ResendCompanyInvitationMutation, ResendCompanyInvitationMutationVariables>;
export const RevokeCompanyInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCompanyInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCompanyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<RevokeCompanyInvitationMutation, RevokeCompanyInvitationMutationVariables>;
export const LegalHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalHolds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endUserId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalHolds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endUserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endUserId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalHoldRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalHoldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"placedBy"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}}]}}]} as unknown as DocumentNode<LegalHoldsQuery, LegalHoldsQueryVariables>;
export const PlaceLegalHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceLegalHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceLegalHoldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeLegalHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalHold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceLegalHoldMutation, PlaceLegalHoldMutationVariables>;
export const LiftLegalHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftLegalHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftLegalHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<LiftLegalHoldMutation, LiftLegalHoldMutationVariables>;
export const PrivacyRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personKind"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isAskedByPerson"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"refusalReason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"packageUntil"}}]}}]} as unknown as DocumentNode<PrivacyRequestsQuery, PrivacyRequestsQueryVariables>;
export const PrivacyRequestCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyRequestCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequestCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"soon"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}}]}}]} as unknown as DocumentNode<PrivacyRequestCountsQuery, PrivacyRequestCountsQueryVariables>;
export const ConfirmPrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPrivacyRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPrivacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmPrivacyRequestMutation, ConfirmPrivacyRequestMutationVariables>;
export const RefusePrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefusePrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerPrivacyRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusePrivacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RefusePrivacyRequestMutation, RefusePrivacyRequestMutationVariables>;
export const ExtendPrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendPrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerPrivacyRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendPrivacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ExtendPrivacyRequestMutation, ExtendPrivacyRequestMutationVariables>;
export const ExportPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPersonMutation, ExportPersonMutationVariables>;
export const EraseEndUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseEndUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseEndUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseEndUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EraseEndUserMutation, EraseEndUserMutationVariables>;
export const EraseCompanyUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseCompanyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseCompanyUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseCompanyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<EraseCompanyUserMutation, EraseCompanyUserMutationVariables>;
export const RetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Retention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataClass"}},{"kind":"Field","name":{"kind":"Name","value":"platformDays"}},{"kind":"Field","name":{"kind":"Name","value":"companyDays"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retentionOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldPeople"}},{"kind":"Field","name":{"kind":"Name","value":"heldConversations"}},{"kind":"Field","name":{"kind":"Name","value":"auditMonths"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retentionRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataClass"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<RetentionQuery, RetentionQueryVariables>;
export const RetentionDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionDueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]},{"kind":"Field","name":{"kind":"Name","value":"retentionOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}}]}}]}}]} as unknown as DocumentNode<RetentionDueQuery, RetentionDueQueryVariables>;
export const SetRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRetention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRetentionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRetention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataClass"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]} as unknown as DocumentNode<SetRetentionMutation, SetRetentionMutationVariables>;
export const DataProcessingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataProcessing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataProcessing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aiProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"training"}},{"kind":"Field","name":{"kind":"Name","value":"retention"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"dataProtectionContact"}}]}}]}}]} as unknown as DocumentNode<DataProcessingQuery, DataProcessingQueryVariables>;
export const OperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"server"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"representative"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"dataProtection"}},{"kind":"Field","name":{"kind":"Name","value":"aiName"}},{"kind":"Field","name":{"kind":"Name","value":"aiRegion"}},{"kind":"Field","name":{"kind":"Name","value":"aiTraining"}},{"kind":"Field","name":{"kind":"Name","value":"aiRetention"}}]}}]} as unknown as DocumentNode<OperatorQuery, OperatorQueryVariables>;
export const UpdateOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOperator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOperatorDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOperatorDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateOperatorMutation, UpdateOperatorMutationVariables>;
export const AdminOrganisationSignInIsOfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrganisationSignInIsOffered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrganisationSignInIsOffered"}}]}}]} as unknown as DocumentNode<AdminOrganisationSignInIsOfferedQuery, AdminOrganisationSignInIsOfferedQueryVariables>;
export const BeginOrganisationSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginOrganisationSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginOrganisationSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginOrganisationSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<BeginOrganisationSignInMutation, BeginOrganisationSignInMutationVariables>;
export const FinishOrganisationSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishOrganisationSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishOrganisationSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUserViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsTemporary"}}]}}]}}]}}]} as unknown as DocumentNode<FinishOrganisationSignInMutation, FinishOrganisationSignInMutationVariables>;
export const BeginPasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginPasskeySignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUserViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsTemporary"}}]}}]}}]}}]} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyUserViewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"managingCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordIsTemporary"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetTokenIsValidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordResetTokenIsValid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffAudience"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordResetTokenIsValid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}}]}]}}]} as unknown as DocumentNode<PasswordResetTokenIsValidQuery, PasswordResetTokenIsValidQueryVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;