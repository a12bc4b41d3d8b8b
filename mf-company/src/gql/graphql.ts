/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Accepts an invitation. Company, role and address are its own. */
export type AcceptCompanyInvitationInput = {
  /** Whether the terms and conditions are accepted; they must be. */
  acceptTerms: boolean;
  /** The same again. */
  confirmPassword: string;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** At least 8 characters, among them a lower-case and an upper-case letter, a number and one of @$!%*?&#+-_=. */
  password: string;
  /** Token of the mailed link. */
  token: string;
};

/** Consent to the terms of use. */
export type AcceptTermsInput = {
  /** Version of the terms that were shown, such as `2026-11`. */
  version: string;
};

/** What a person answered, as a use case for the draft. */
export type AddAnswerToDraftInput = {
  /** Who is answered from it. */
  audience?: UseCaseAudience;
  /** Buildings of the company whose people alone are answered from it, at most 50; all people if there are none. */
  buildingIds?: Array<string> | null | undefined;
  /** The message of that person. */
  messageId: string;
  /** Unanswered questions that are done once it is published; at most 500. */
  questionIds?: Array<string> | null | undefined;
  /** Markdown, at most 50,000 characters. A heading `##` becomes `###`. */
  text: string;
  /** One line, at most 200 characters; marks of Markdown are taken off. */
  title: string;
  /** First day, such as `2026-12-01`; from now on if missing. */
  validFrom?: string | null | undefined;
  /** Last day, such as `2027-03-31`; for good if missing. */
  validUntil?: string | null | undefined;
  /** At most 20 wordings that lead to it once it is published. */
  wordings?: Array<string> | null | undefined;
};

/** A call, a visit or a letter. */
export type AddContactNoteInput = {
  /** When it was, not in the future; now if nothing is said. */
  at?: string | null | undefined;
  /** The tenant or owner. */
  endUserId: string;
  /** By which way it was. */
  kind: ContactKind;
  /** What was said or written, at most 4,000 characters. */
  text: string;
};

/** A new use case for the draft. */
export type AddDraftUseCaseInput = {
  /** Who is answered from it. */
  audience?: UseCaseAudience;
  /** Buildings of the company whose people alone are answered from it, at most 50; all people if there are none. */
  buildingIds?: Array<string> | null | undefined;
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** Unanswered questions that are done once it is published; at most 500. */
  questionIds?: Array<string> | null | undefined;
  /** Markdown, at most 50,000 characters. A heading `##` becomes `###`. */
  text: string;
  /** One line, at most 200 characters; marks of Markdown are taken off. */
  title: string;
  /** First day, such as `2026-12-01`; from now on if missing. */
  validFrom?: string | null | undefined;
  /** Last day, such as `2027-03-31`; for good if missing. */
  validUntil?: string | null | undefined;
  /** At most 20 wordings that lead to it once it is published. */
  wordings?: Array<string> | null | undefined;
};

/** A question to try the knowledge by. */
export type AddTestQuestionInput = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** Title of the use case, running or in the draft, that is to answer; none is to be found if missing. */
  expectedTitle?: string | null | undefined;
  /** One line, at most 500 characters. */
  question: string;
  /** As whom it is asked. */
  role?: KnowledgeReader;
};

/** A new wording, which leads to the use case at once. */
export type AddWordingInput = {
  /** What tenants type; one line, at most 300 characters. */
  text: string;
  /** The use case. */
  useCaseId: string;
};

/** What kind of answer it is. */
export type AnswerAction =
  /** It rests on use cases or on attached files. */
  | 'ANSWER'
  /** Several use cases may be meant; `choices` names them. */
  | 'ASK_BACK'
  /** It begins with what to do in danger; `calls` names the numbers. */
  | 'EMERGENCY'
  /** The tenant's wish for a person was passed on to the company. */
  | 'HAND_OVER'
  /** Nothing is known about it; `choices` offers to pass it on. */
  | 'NO_ANSWER'
  /** It replies to what asks nothing. */
  | 'SMALL_TALK';

/** A question whose words shall lead to a use case. */
export type AssignUnansweredQuestionInput = {
  /** The question. */
  id: string;
  /** Words to add instead of those of the question, without names; at most 300 characters. */
  text?: string | null | undefined;
  /** The use case, of the same company. */
  useCaseId: string;
};

/** Questions of one company that a use case answers. */
export type AssignUnansweredQuestionsInput = {
  /** The questions, at most 500. */
  ids: Array<string>;
  /** A wording that stands for all, without names; at most 300 characters. */
  text: string;
  /** The use case, of the same company. */
  useCaseId: string;
};

/** Names the import that ends. */
export type CancelEndUserImportInput = {
  /** The import. */
  id: string;
};

/** Whether both sides have agreed to an appointment. */
export type CaseAppointmentState =
  /** Agreed. */
  | 'CONFIRMED'
  /** Named by the company; the craftsman has not agreed yet. */
  | 'PROPOSED_BY_COMPANY'
  /** Named by the craftsman; the company has not agreed yet. */
  | 'PROPOSED_BY_CRAFTSMAN';

/** Which cases a list has; what is left out does not matter. */
export type CaseFilter = {
  /** Looked after by this company user. */
  assigneeId?: string | null | undefined;
  /** About a tenant or owner who lives in this building now. */
  buildingId?: string | null | undefined;
  /** Category, e.g. `Heizung`. */
  category?: string | null | undefined;
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** Made from this conversation, or it was added. */
  conversationId?: string | null | undefined;
  /** About this tenant or owner. */
  endUserId?: string | null | undefined;
  /** Exactly this external id. */
  externalId?: string | null | undefined;
  /** Whether its tenant or owner has reported it in the chat. */
  isFromTenant?: boolean | null | undefined;
  /** Looked after by the viewer, or by an absent colleague for whom they stand in; nothing for keys. */
  isMineOrCovered?: boolean | null | undefined;
  /** Whose day has passed, and not done. */
  isOverdue?: boolean | null | undefined;
  /** Looked after by no company user. */
  isUnassigned?: boolean | null | undefined;
  /** Neither `DONE` nor `CLOSED`. */
  isUndone?: boolean | null | undefined;
  /** About the person of this conversation, or one who lives in the same building: cases to which it could be added. */
  nearConversationId?: string | null | undefined;
  /** A number, or words in title, description, place and craftsman (in any form, or parts of words), or in the name or home of the tenant. An umlaut is found without its dots. */
  search?: string | null | undefined;
  /** In this state. */
  state?: CaseState | null | undefined;
  /** Exactly this urgency. */
  urgency?: Urgency | null | undefined;
};

/** What has become of a case. */
export type CaseState =
  /** Nothing is left to do. */
  | 'CLOSED'
  /** The work is done; the company has not looked at it yet. */
  | 'DONE'
  /** It is being worked on. */
  | 'IN_PROGRESS'
  /** Made, and nothing has been arranged. */
  | 'OPEN'
  /** It was done or closed, and something is left to do after all. */
  | 'REOPENED'
  /** There is an appointment. */
  | 'SCHEDULED';

/** A use case of the draft as it is to be. */
export type ChangeDraftUseCaseInput = {
  /** Who is answered from it. */
  audience?: UseCaseAudience;
  /** Buildings of the company whose people alone are answered from it, at most 50; all people if there are none. */
  buildingIds?: Array<string> | null | undefined;
  /** The use case of the draft. */
  id: string;
  /** Unanswered questions that are done once it is published; at most 500. */
  questionIds?: Array<string> | null | undefined;
  /** The revision of it that was seen. */
  revision: number;
  /** Markdown, at most 50,000 characters. A heading `##` becomes `###`. */
  text: string;
  /** One line, at most 200 characters; marks of Markdown are taken off. */
  title: string;
  /** First day, such as `2026-12-01`; from now on if missing. */
  validFrom?: string | null | undefined;
  /** Last day, such as `2027-03-31`; for good if missing. */
  validUntil?: string | null | undefined;
  /** At most 20 wordings that lead to it once it is published. */
  wordings?: Array<string> | null | undefined;
};

/** How a file is to be read, and what becomes of its people. */
export type CheckEndUserImportInput = {
  /** Whether people are known by their customer number, so that their e-mail address may change; those who have none by the address. By the address alone if missing. */
  byExternalId?: boolean | null | undefined;
  /** The import. */
  id: string;
  /** A column for each field; all but type, room, number and the parts of an address are needed. */
  mapping: Array<EndUserImportColumnInput>;
  /** Whether new people get a mail with their number; none if missing. */
  sendInvitation?: boolean | null | undefined;
  /** Whether people that the company knows are changed; needs `users.edit`. They are left alone if missing. */
  updateExisting?: boolean | null | undefined;
};

/** Days on which a company is closed. */
export type CompanyHolidayInput = {
  /** First day, as `2026-12-24`. */
  from: string;
  /** What the company calls it, at most 80 characters. */
  name?: string | null | undefined;
  /** Last day; at most a year after the first. */
  to: string;
};

/** Role of a person who works at a property-management company. */
export type CompanyRole =
  /** May do everything at the company. */
  | 'COMPANY_ADMIN'
  /** Manages the team and most features. */
  | 'COMPANY_MANAGER'
  /** Works with the homes and their people. */
  | 'COMPANY_STAFF';

/** A domain that is seen to belong to a company. */
export type ConfirmCompanyDomainInput = {
  /** The company. */
  companyId: string;
  /** The domain that was looked at; refused if it is another one meanwhile. */
  customDomain: string;
};

/** Confirms the mailbox of a company. */
export type ConfirmCompanyEmailInput = {
  /** The token in the mailed link. */
  token: string;
};

/** By which way a tenant or owner and the company have met. */
export type ContactKind =
  /** By telephone. */
  | 'CALL'
  /** By a letter or a note. */
  | 'LETTER'
  /** In person, in the office or at the house. */
  | 'VISIT';

/** State of a conversation. */
export type ConversationStatus =
  /** Finished: the summary is there and the mails are on their way. */
  | 'ENDED'
  /** Was ended; summary and mails are being prepared. */
  | 'ENDING'
  /** Takes messages. */
  | 'OPEN';

/** A moment for a case that a link opens. */
export type CraftsmanAppointmentInput = {
  /** When; of a confirmation, the moment that was seen. */
  at: string;
  /** Token of the link. */
  token: string;
  /** Until when it may begin, at most a day later; null for one moment. Of a confirmation, what was seen. */
  until?: string | null | undefined;
};

/** A text for answers to add. */
export type CreateCannedReplyInput = {
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** At most 4,000 characters. Placeholders are `{{firstName}}`, `{{lastName}}`, `{{fullName}}`, `{{address}}` and `{{apartmentNumber}}` of the tenant or owner, and `{{colleagueName}}` of who answers; others are refused. Clients fill them in. */
  text: string;
  /** What people find it by, at most 80 characters. */
  title: string;
};

/** Names the thing to delete. */
export type DeleteInput = {
  /** Id of the thing. */
  id: string;
};

/** A draft to give up. */
export type DiscardKnowledgeDraftInput = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** The revision of the draft that was seen. */
  revision: number;
};

/** Where a use case of a draft is moved. */
export type DraftMove =
  /** Behind the one that stands behind it. */
  | 'DOWN'
  /** Before all others. */
  | 'FIRST'
  /** Behind all others. */
  | 'LAST'
  /** Before the one that stands before it. */
  | 'UP';

/** Which use cases of a draft a list has. */
export type DraftUseCaseFilter = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** True for those that differ from the running version. */
  onlyChanged?: boolean | null | undefined;
  /** Part of title or text. */
  search?: string | null | undefined;
  /** A use case of the running version, for the one that was made from it. */
  useCaseId?: string | null | undefined;
};

/** How a use case of the draft differs from the running version. */
export type DraftUseCaseState =
  /** Title, text, days, audience or buildings. */
  | 'CHANGED'
  /** The running version does not have it. */
  | 'NEW'
  /** It is not published; until then it can be taken back. */
  | 'REMOVED'
  /** Not at all. */
  | 'UNCHANGED';

/** Names a domain of e-mail addresses. */
export type EmailDomainInput = {
  /** The company; needed by administrators of the platform. */
  companyId?: string | null | undefined;
  /** The domain, such as `company.example`. */
  domain: string;
};

/** A number to call in an emergency. */
export type EmergencyContactInput = {
  /** The service that answers there, at most 80 characters. */
  label: string;
  /** A number that a telephone can dial: 3 to 15 digits. */
  phone: string;
};

/** Names whose absence ends. */
export type EndAbsenceInput = {
  /** Who is back; the caller, if none is named. */
  memberId?: string | null | undefined;
};

/** Which column of the file holds a field. */
export type EndUserImportColumnInput = {
  /** Index of the column, from 0. */
  column: number;
  /** The field. */
  field: EndUserImportField;
};

/** What a column of an imported file holds. */
export type EndUserImportField =
  /** Address of the home, or its street where other columns hold the rest. */
  | 'ADDRESS'
  /** Number or place of the apartment. */
  | 'APARTMENT_NUMBER'
  /** Six digits; made up at random where none are given. A key sets those of new people only. */
  | 'AUTH_NUMBER'
  /** Town, where the address has none. */
  | 'CITY'
  /** E-mail address; tells whether the company knows the person. */
  | 'EMAIL'
  /** Customer number: the person's identifier in the company's other system. */
  | 'EXTERNAL_ID'
  /** First name. */
  | 'FIRST_NAME'
  /** House number, where the address has none. */
  | 'HOUSE_NUMBER'
  /** Last name. */
  | 'LAST_NAME'
  /** Last day in the home, such as 2026-12-31; null while no move-out is known. */
  | 'MOVES_OUT_ON'
  /** Telephone number. */
  | 'PHONE'
  /** Postcode, where the address has none. */
  | 'POSTCODE'
  /** Room, where one is let on its own. */
  | 'ROOM_INDICATION'
  /** Tenant or owner; everybody is a tenant if no column says it. */
  | 'TYPE';

/** How far an import is. */
export type EndUserImportStatus =
  /** A user ended it; rows that were in stay in. */
  | 'CANCELLED'
  /** It can be started, or checked again in another way. */
  | 'CHECKED'
  /** Every row is being looked at. */
  | 'CHECKING'
  /** All rows were taken in or left out. */
  | 'DONE'
  /** The server could not go on; rows that were in stay in. */
  | 'FAILED'
  /** Rows are being taken in. */
  | 'RUNNING'
  /** Its columns have to be assigned. */
  | 'UPLOADED';

/** Says whether the organisation is the only door for a domain. */
export type ForceEmailDomainInput = {
  /** The company; needed by administrators of the platform. */
  companyId?: string | null | undefined;
  /** The domain. */
  domain: string;
  /** Whether people with such an address sign in with the organisation alone. */
  isForced: boolean;
  /** Proof that it is really you. */
  proof: IdentityProofInput;
};

/** Whose work goes to whom. */
export type HandOverWorkInput = {
  /** The user whose work it is. */
  memberId: string;
  /** Another active user of the same company, who gets it. */
  toId: string;
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

/** Which conversations a list has; what is left out does not matter. */
export type InboxConversationFilter = {
  /** Assigned to this company user, one of `inboxColleagues`. */
  assigneeId?: string | null | undefined;
  /** With a tenant or owner who lives in this building now. */
  buildingId?: string | null | undefined;
  /** Category, e.g. `Heizung`. */
  category?: string | null | undefined;
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** With this tenant or owner. */
  endUserId?: string | null | undefined;
  /** Last activity at this moment or later. */
  from?: string | null | undefined;
  /** With this label, one of `conversationLabels`. */
  labelId?: string | null | undefined;
  /** Words in messages (in any form, or parts of words from three letters), in the name, address or home of the person. An umlaut is found without its dots. Of very frequent words, the newest 2,000 messages are looked at. */
  search?: string | null | undefined;
  /** Last activity before this moment. */
  to?: string | null | undefined;
  /** Exactly this urgency. */
  urgency?: Urgency | null | undefined;
  /** The list; default `ALL_OPEN`. */
  view?: InboxView | null | undefined;
  /** Whether a search of `ALL_OPEN` finds what is archived or snoozed, too; default false. */
  withArchived?: boolean | null | undefined;
};

/** A list of the inbox. */
export type InboxView =
  /** What goes on or needs a person: neither done nor snoozed. */
  | 'ALL_OPEN'
  /** What is done: ticked off by a person, or ended or left by the tenant with nothing left to do. */
  | 'ARCHIVED'
  /** A person may be in danger; open. */
  | 'EMERGENCY'
  /** Assigned to the viewer, and open. */
  | 'MINE'
  /** Assigned to the viewer or to an absent colleague for whom they stand in, and open. */
  | 'MINE_AND_COVERED'
  /** Put away until a moment, at which it comes back by itself. */
  | 'SNOOZED'
  /** Has an open unanswered question; open. */
  | 'UNANSWERED'
  /** Assigned to no member of the company, and open. */
  | 'UNASSIGNED'
  /** The tenant waits for a person; open. */
  | 'WAITING';

/** What becomes of a use case. */
export type KnowledgeChangeKind =
  /** It says something else, or to others, or at other times. */
  | 'CHANGED'
  /** It is taken out. */
  | 'GONE'
  /** It is added. */
  | 'NEW';

/** What has to be agreed to before a draft is published. */
export type KnowledgeConsent =
  /** At least three use cases and a tenth of all would be gone. */
  | 'MANY_GONE'
  /** It would replace a version that began to answer after the draft was begun. */
  | 'NEWER_VERSION'
  /** It does not answer every test question as expected. */
  | 'TESTS_FAILED';

/** As whom a question is asked. */
export type KnowledgeReader =
  /** An owner. */
  | 'OWNER'
  /** A tenant. */
  | 'TENANT';

/** What the search makes of a question. */
export type KnowledgeVerdict =
  /** The first use case answers it. */
  | 'ANSWER'
  /** Several may be meant; the assistant asks back. */
  | 'ASK'
  /** No use case fits. */
  | 'NONE';

/** Where a version came from. */
export type KnowledgeVersionOrigin =
  /** The draft. */
  | 'DRAFT'
  /** A text that the server made ready anew. */
  | 'RENEWAL'
  /** An earlier version. */
  | 'RESTORED'
  /** A file that went live at once. */
  | 'UPLOAD';

/** What may be wrong with a version. */
export type KnowledgeWarningKind =
  /** A day that it names, or its last day, is over. */
  | 'DATE_PASSED'
  /** Two use cases state different numbers of one thing. */
  | 'DIFFERENT_NUMBERS'
  /** Several use cases have one title. */
  | 'SAME_TITLE'
  /** Two use cases say nearly the same. */
  | 'SIMILAR_TEXT';

/** The name of a colour; screens decide what it looks like. */
export type LabelColor =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Grey, the colour of a label for which none was chosen. */
  | 'GREY'
  /** Orange. */
  | 'ORANGE'
  /** Pink. */
  | 'PINK'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED'
  /** Teal. */
  | 'TEAL'
  /** Yellow. */
  | 'YELLOW';

/** A text that the law asks for. */
export type LegalTextKind =
  /** The imprint. */
  | 'IMPRINT'
  /** The privacy notice. */
  | 'PRIVACY'
  /** Terms of use of the chat. */
  | 'TERMS';

/** What has become of a mail to a tenant or owner. */
export type MailResult =
  /** It came back; `reason` has the code of RFC 3463. */
  | 'BOUNCED'
  /** A mail server has refused it for good; `reason` has why. */
  | 'REFUSED'
  /** A mail server has it. */
  | 'SENT'
  /** It waits to be sent; `reason` has why an attempt failed. */
  | 'WAITING';

/** A use case to move to another place in the draft. */
export type MoveDraftUseCaseInput = {
  /** The use case of the draft. */
  id: string;
  /** Where to. */
  to: DraftMove;
};

/** When a member of the company is away. */
export type NoteAbsenceInput = {
  /** Who stands in: another active member of the same company; none if missing. */
  deputyId?: string | null | undefined;
  /** The first whole day in Germany, as `2026-12-28`. */
  firstDay: string;
  /** The last whole day in Germany; not before the first, nor before today. */
  lastDay: string;
  /** Who is away; the caller, if none is named. */
  memberId?: string | null | undefined;
  /** What colleagues are told of it, at most 200 characters. */
  note?: string | null | undefined;
};

/** A value of a claim, and the role that it gives. */
export type OrganisationRoleInput = {
  /** What it makes a person. */
  role: CompanyRole;
  /** What the provider says. */
  value: string;
};

/** What a passkey answers. */
export type PasskeyAnswerInput = {
  /** `challenge` as it came with the question; good once, for ten minutes. */
  challenge: string;
  /** What the browser made of `options`, as `PublicKeyCredential.toJSON()` writes it. */
  response: unknown;
};

/** What the people with a role may do. Elsewhere `USERS_VIEW` is written `users.view`. */
export type Permission =
  /** Export analyses. */
  | 'ANALYTICS_EXPORT'
  /** See analyses. */
  | 'ANALYTICS_VIEW'
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
  /** Read and export the audit log of the company. */
  | 'SETTINGS_AUDIT'
  /** Change the details and the users of the company. */
  | 'SETTINGS_EDIT'
  /** Manage roles; goes with administrators. */
  | 'SETTINGS_MANAGE_ROLES'
  /** See and change what other roles may do. */
  | 'SETTINGS_ROLES'
  /** See the details and the users of the company. */
  | 'SETTINGS_VIEW'
  /** Invite members, resend and revoke invitations. */
  | 'TEAM_INVITE'
  /** Change team members. */
  | 'TEAM_MANAGE'
  /** Remove team members. */
  | 'TEAM_REMOVE'
  /** See the team and open invitations. */
  | 'TEAM_VIEW'
  /** Add tenants and owners. */
  | 'USERS_CREATE'
  /** Delete tenants and owners with their conversations. */
  | 'USERS_DELETE'
  /** Change tenants and owners and renew their authentication numbers. */
  | 'USERS_EDIT'
  /** See tenants and owners, their authentication numbers included. */
  | 'USERS_VIEW';

/** The draft to publish. */
export type PublishKnowledgeInput = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** What was agreed to of what the review asks for. */
  consents?: Array<KnowledgeConsent>;
  /** What changes; at most 500 characters. */
  note?: string | null | undefined;
  /** The revision that was reviewed. */
  revision: number;
};

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

/** The company whose logo is taken away. */
export type RemoveCompanyLogoInput = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
};

/** Takes a domain off the list. */
export type RemoveEmailDomainInput = {
  /** The company; needed by administrators of the platform. */
  companyId?: string | null | undefined;
  /** The domain. */
  domain: string;
  /** Proof that it is really you. */
  proof: IdentityProofInput;
};

/** Ends the sign-in with an organisation. */
export type RemoveOrganisationSignInInput = {
  /** The company; needed by administrators of the platform. */
  companyId?: string | null | undefined;
  /** Proof that it is really you. */
  proof: IdentityProofInput;
};

/** A test question that is not needed any more. */
export type RemoveTestQuestionInput = {
  /** The question. */
  id: string;
};

/** Which numbers are to become others, and when. */
export type RenewAllAuthNumbersInput = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** Until then old numbers hold beside the new ones; at most 90 days from now, at once if missing. */
  holdsFrom?: string | null | undefined;
};

/** That the work of a case is done. */
export type ReportCaseDoneInput = {
  /** What was done, at most 2,000 characters. */
  note?: string | null | undefined;
  /** Token of the link. */
  token: string;
};

/** Names the role whose defaults shall hold again. */
export type ResetRolePermissionsInput = {
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** The role; not COMPANY_ADMIN. */
  role: CompanyRole;
};

/** A version that is to answer again. */
export type RestoreKnowledgeInput = {
  /** The version. */
  id: string;
  /** Why; at most 500 characters. */
  note?: string | null | undefined;
};

/** What to do with a wording. */
export type ReviewWordingInput = {
  /** What the company thinks of it. */
  decision: WordingDecision;
  /** The wording. */
  id: string;
};

/** A company's own text, or its way back to the platform's. */
export type SaveCompanyLegalTextInput = {
  /** The company; needed by administrators of the platform. */
  companyId?: string | null | undefined;
  /** Markdown, at most 60,000 characters; null or empty where there is none. */
  english?: string | null | undefined;
  /** Markdown, at most 60,000 characters; null or empty for the platform's text. */
  german?: string | null | undefined;
  /** Which text. */
  kind: LegalTextKind;
};

/** A use case to take out of the draft, or back into it. */
export type SetDraftUseCaseRemovedInput = {
  /** The use case of the draft. */
  id: string;
  /** False to take it back. */
  removed: boolean;
  /** The revision of it that was seen. */
  revision: number;
};

/** Says whether a question has been dealt with. */
export type SetUnansweredQuestionStateInput = {
  /** The question. */
  id: string;
  /** DONE, or OPEN to take that back. */
  state: UnansweredQuestionState;
};

/** Says whether several questions of one company have been dealt with. */
export type SetUnansweredQuestionsStateInput = {
  /** The questions, at most 500. */
  ids: Array<string>;
  /** DONE, or OPEN to take that back. */
  state: UnansweredQuestionState;
};

/** Names the import that begins. */
export type StartEndUserImportInput = {
  /** The import. */
  id: string;
  /** Whether rows with problems are left out; refused while there are any if missing. */
  skipProblems?: boolean | null | undefined;
};

/** The company whose draft is begun. */
export type StartKnowledgeDraftInput = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
};

/** A question to try. */
export type TryQuestionInput = {
  /** As if from this building; what is meant for single buildings is not found without. */
  buildingId?: string | null | undefined;
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** Of the draft, instead of what answers now. */
  ofDraft?: boolean;
  /** As a tenant would type it; at most 5,000 characters. */
  question: string;
  /** As whom it is asked. */
  role?: KnowledgeReader;
};

/** Which unanswered questions a list has. */
export type UnansweredQuestionFilter = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** All if missing. */
  reason?: UnansweredQuestionReason | null | undefined;
  /** All if missing. */
  state?: UnansweredQuestionState | null | undefined;
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

/** Whether the company has dealt with a question. */
export type UnansweredQuestionState =
  /** A wording or a use case was added for it, or none is wanted. */
  | 'DONE'
  /** It has not been dealt with yet. */
  | 'OPEN';

/** A text for answers as it is to be. */
export type UpdateCannedReplyInput = {
  /** The text. */
  id: string;
  /** At most 4,000 characters. Placeholders are `{{firstName}}`, `{{lastName}}`, `{{fullName}}`, `{{address}}` and `{{apartmentNumber}}` of the tenant or owner, and `{{colleagueName}}` of who answers; others are refused. Clients fill them in. */
  text: string;
  /** What people find it by, at most 80 characters. */
  title: string;
};

/** How tenants and owners are to get into the chat. */
export type UpdateChatAccessInput = {
  /** Whether a code that is mailed is asked for on new devices. */
  codeOnNewDevice: boolean;
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** Digits of numbers that are given from now on, 6 to 10; given ones stay. */
  digits: number;
};

/** What a company lets its assistant say and cost from now on. */
export type UpdateCompanyAssistantInput = {
  /** Colour of the company, as `#1f5468`; made darker if text on white could not be read in it. Null for that of the product, unchanged if missing. */
  brandColor?: string | null | undefined;
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** Tokens a day; null for no limit. Unchanged if missing. Administrators of the platform only. */
  dailyTokenBudget?: number | null | undefined;
  /** All emergency numbers in the order in which they are offered; at most 5. */
  emergencyContacts: Array<EmergencyContactInput>;
  /** All days on which the company is closed; at most 30. Unchanged if missing. */
  holidays?: Array<CompanyHolidayInput> | null | undefined;
  /** When the office can be reached, at most 500 characters; unknown if missing. */
  officeHours?: string | null | undefined;
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

/** Where the chat of a company is found from now on. What is missing stays as it is. */
export type UpdateCompanyWayInInput = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** Host name of its own for the chat, as `chat.example.com`; an empty text takes it away. It works once the platform has confirmed it. */
  customDomain?: string | null | undefined;
  /** All origins whose pages may show the chat in a frame, as `https://www.example.com`; at most 10. */
  embedOrigins?: Array<string> | null | undefined;
  /** Name in the address of the chat: 2 to 48 letters from a to z, digits and single hyphens. Addresses with earlier names still lead there. */
  slug?: string | null | undefined;
};

/** How people of a company sign in with their organisation. */
export type UpdateOrganisationSignInInput = {
  /** Administrators who may still sign in with password and second factor. */
  breakGlassIds: Array<string>;
  /** What this server is called there. */
  clientId: string;
  /** What this server proves itself with; null or empty to keep it, while issuer and client ID stay. */
  clientSecret?: string | null | undefined;
  /** The company; needed by administrators of the platform. */
  companyId?: string | null | undefined;
  /** Role of people with none of the values, but not COMPANY_ADMIN; null to refuse them. */
  defaultRole?: CompanyRole | null | undefined;
  /** Whether people can sign in with it. */
  isEnabled: boolean;
  /** The provider, as it calls itself; it is asked before anything is stored. */
  issuer: string;
  /** Proof that it is really you. */
  proof: IdentityProofInput;
  /** See `roleClaim` of the provider. */
  roleClaim?: string | null | undefined;
  /** At most 50 values and their roles. */
  roleValues: Array<OrganisationRoleInput>;
  /** What is asked for besides `openid email profile`, with spaces in between. */
  scopes: string;
  /** Whether who signs out here is led to the provider to sign out there, too; it needs an `end_session_endpoint`. */
  signsOut?: boolean;
};

/** What a role may do from now on. */
export type UpdateRolePermissionsInput = {
  /** The company; for administrators, who have to say it. */
  companyId?: string | null | undefined;
  /** Everything that it may do. */
  permissions: Array<Permission>;
  /** The role; not COMPANY_ADMIN. */
  role: CompanyRole;
};

/** How soon people have to act. */
export type Urgency =
  /** At once: a person may be in danger. */
  | 'EMERGENCY'
  /** Today. */
  | 'HIGH'
  /** In the usual time. */
  | 'NORMAL';

/** Who is answered from a use case. */
export type UseCaseAudience =
  /** Tenants and owners. */
  | 'ALL'
  /** Owners alone. */
  | 'OWNERS'
  /** Tenants alone. */
  | 'TENANTS';

/** Which use cases a list has. */
export type UseCaseFilter = {
  /** The actor's own company if missing. */
  companyId?: string | null | undefined;
  /** True for those with proposed wordings that were not reviewed yet. */
  onlyProposed?: boolean | null | undefined;
  /** Part of title or text. */
  search?: string | null | undefined;
};

/** Who thought of a wording. */
export type UseCaseWordingOrigin =
  /** The company. */
  | 'COMPANY'
  /** A model, when the prompt file was uploaded. */
  | 'MODEL'
  /** A tenant whose question was left open. */
  | 'QUESTION';

/** What became of a wording. */
export type UseCaseWordingState =
  /** People who ask like this are led to the use case. */
  | 'ACCEPTED'
  /** It waits for the company and leads nowhere yet. */
  | 'PROPOSED'
  /** It is kept so that it is not proposed again. */
  | 'REJECTED';

/** What the company thinks of a wording. */
export type WordingDecision =
  /** It leads to the use case from now on. */
  | 'ACCEPT'
  /** It leads nowhere and is not proposed again. */
  | 'REJECT';

export type AbsencesQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type AbsencesQuery = { absences: Array<{ id: string, firstDay: string, lastDay: string, isNow: boolean, note: string | null, member: { id: string, name: string }, deputy: { id: string, name: string } | null }> };

export type PossibleDeputiesQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PossibleDeputiesQuery = { possibleDeputies: Array<{ id: string, name: string }> };

export type NoteAbsenceMutationVariables = Exact<{
  input: NoteAbsenceInput;
}>;


export type NoteAbsenceMutation = { noteAbsence: { absence: { id: string } } };

export type EndAbsenceMutationVariables = Exact<{
  input: EndAbsenceInput;
}>;


export type EndAbsenceMutation = { endAbsence: { memberId: string } };

export type WorkOfQueryVariables = Exact<{
  id: string;
}>;


export type WorkOfQuery = { companyUserWork: { ownConversations: number, openCases: number } };

export type HandOverWorkMutationVariables = Exact<{
  input: HandOverWorkInput;
}>;


export type HandOverWorkMutation = { handOverWork: { conversations: number, cases: number, remaining: number } };

export type AssistantSettingsFragment = { id: string, officeHours: string | null, brandColor: string | null, dailyTokenBudget: number | null, emergencyContacts: Array<{ label: string, phone: string }>, holidays: Array<{ from: string, to: string, name: string }> } & { ' $fragmentName'?: 'AssistantSettingsFragment' };

export type PortalAssistantQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type PortalAssistantQuery = { company: { ' $fragmentRefs'?: { 'AssistantSettingsFragment': AssistantSettingsFragment } } };

export type UpdatePortalAssistantMutationVariables = Exact<{
  input: UpdateCompanyAssistantInput;
}>;


export type UpdatePortalAssistantMutation = { updateCompanyAssistant: { message: string, company: { ' $fragmentRefs'?: { 'AssistantSettingsFragment': AssistantSettingsFragment } } } };

export type ChosenBuildingFragment = { id: string, name: string | null, street: string, address: string } & { ' $fragmentName'?: 'ChosenBuildingFragment' };

export type PortalBuildingChoicesQueryVariables = Exact<{
  companyId?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type PortalBuildingChoicesQuery = { buildings: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'ChosenBuildingFragment': ChosenBuildingFragment } } }> } };

export type PortalChosenBuildingsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PortalChosenBuildingsQuery = { nodes: Array<
    | { __typename: 'AdminUser', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Attachment', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Broadcast', id: string }
    | (
      { __typename: 'Building', id: string }
      & { ' $fragmentRefs'?: { 'ChosenBuildingFragment': ChosenBuildingFragment } }
    )
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
   | null> };

export type CannedReplyRowFragment = { id: string, title: string, text: string, updatedAt: string } & { ' $fragmentName'?: 'CannedReplyRowFragment' };

export type PortalCannedRepliesQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalCannedRepliesQuery = { cannedReplies: Array<{ ' $fragmentRefs'?: { 'CannedReplyRowFragment': CannedReplyRowFragment } }> };

export type CreatePortalCannedReplyMutationVariables = Exact<{
  input: CreateCannedReplyInput;
}>;


export type CreatePortalCannedReplyMutation = { createCannedReply: { cannedReply: { ' $fragmentRefs'?: { 'CannedReplyRowFragment': CannedReplyRowFragment } } } };

export type UpdatePortalCannedReplyMutationVariables = Exact<{
  input: UpdateCannedReplyInput;
}>;


export type UpdatePortalCannedReplyMutation = { updateCannedReply: { cannedReply: { ' $fragmentRefs'?: { 'CannedReplyRowFragment': CannedReplyRowFragment } } } };

export type DeletePortalCannedReplyMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeletePortalCannedReplyMutation = { deleteCannedReply: { deletedId: string } };

export type ChatAccessFragment = { companyId: string, digits: number, codeOnNewDevice: boolean, renewal: { id: string, digits: number, startedAt: string, holdsFrom: string, total: number, done: number, finishedAt: string | null } | null } & { ' $fragmentName'?: 'ChatAccessFragment' };

export type PortalChatAccessQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalChatAccessQuery = { chatAccess: { ' $fragmentRefs'?: { 'ChatAccessFragment': ChatAccessFragment } } };

export type UpdatePortalChatAccessMutationVariables = Exact<{
  input: UpdateChatAccessInput;
}>;


export type UpdatePortalChatAccessMutation = { updateChatAccess: { chatAccess: { ' $fragmentRefs'?: { 'ChatAccessFragment': ChatAccessFragment } } } };

export type RenewAllPortalNumbersMutationVariables = Exact<{
  input: RenewAllAuthNumbersInput;
}>;


export type RenewAllPortalNumbersMutation = { renewAllAuthNumbers: { chatAccess: { ' $fragmentRefs'?: { 'ChatAccessFragment': ChatAccessFragment } } } };

export type CompanyInfoFragment = { id: string, name: string, address: string, email: string, confirmedEmail: string | null, phone: string, whatsapp: string | null, tenantCount: number, ownerCount: number } & { ' $fragmentName'?: 'CompanyInfoFragment' };

export type PortalCompanyQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type PortalCompanyQuery = { company: { ' $fragmentRefs'?: { 'CompanyInfoFragment': CompanyInfoFragment } } };

export type UpdatePortalCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdatePortalCompanyMutation = { updateCompany: { message: string, company: { ' $fragmentRefs'?: { 'CompanyInfoFragment': CompanyInfoFragment } } } };

export type ConfirmCompanyEmailMutationVariables = Exact<{
  input: ConfirmCompanyEmailInput;
}>;


export type ConfirmCompanyEmailMutation = { confirmCompanyEmail: { message: string } };

export type JobDetailsFragment = { number: number, title: string, description: string, place: string, state: CaseState, dueOn: string | null, appointmentAt: string | null, appointmentUntil: string | null, appointmentState: CaseAppointmentState | null, companyName: string, companyPhone: string, fileNames: Array<string> } & { ' $fragmentName'?: 'JobDetailsFragment' };

export type JobQueryVariables = Exact<{
  token: string;
}>;


export type JobQuery = { craftsmanCase: { ' $fragmentRefs'?: { 'JobDetailsFragment': JobDetailsFragment } } };

export type ProposeJobAppointmentMutationVariables = Exact<{
  input: CraftsmanAppointmentInput;
}>;


export type ProposeJobAppointmentMutation = { proposeCraftsmanAppointment: { case: { ' $fragmentRefs'?: { 'JobDetailsFragment': JobDetailsFragment } } } };

export type ConfirmJobAppointmentMutationVariables = Exact<{
  input: CraftsmanAppointmentInput;
}>;


export type ConfirmJobAppointmentMutation = { confirmCraftsmanAppointment: { case: { ' $fragmentRefs'?: { 'JobDetailsFragment': JobDetailsFragment } } } };

export type ReportJobDoneMutationVariables = Exact<{
  input: ReportCaseDoneInput;
}>;


export type ReportJobDoneMutation = { reportCaseDone: { case: { ' $fragmentRefs'?: { 'JobDetailsFragment': JobDetailsFragment } } } };

export type ReportedCasesQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type ReportedCasesQuery = { cases: { totalCount: number } };

export type CaseMarkEventsSubscriptionVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type CaseMarkEventsSubscription = { caseEvents:
    | { __typename: 'CaseChanged' }
    | { __typename: 'CasesStale' }
   };

export type ConversationsToGoToQueryVariables = Exact<{
  first: number;
  filter: InboxConversationFilter;
}>;


export type ConversationsToGoToQuery = { inboxConversations: { edges: Array<{ node: { id: string, lastActivityAt: string, endUser: { firstName: string, lastName: string, address: string }, lastTenantMessage: { text: string } | null }, found: { text: string } | null }> } };

export type EndUserImportStateFragment = { id: string, fileName: string, status: EndUserImportStatus, columns: Array<string>, sampleRows: Array<Array<string>>, updateExisting: boolean, byExternalId: boolean, sendInvitation: boolean, totalRows: number, processedRows: number, createdCount: number, updatedCount: number, unchangedCount: number, skippedCount: number, problemCount: number, suggestedMapping: Array<{ field: EndUserImportField, column: number }>, mapping: Array<{ field: EndUserImportField, column: number }>, problems: Array<{ row: number, field: EndUserImportField, name: string, value: string, message: string, refusal: { reason: RefusalReason, params: { readonly [name: string]: string | number } } | null }> } & { ' $fragmentName'?: 'EndUserImportStateFragment' };

export type PortalEndUserImportsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalEndUserImportsQuery = { endUserImports: Array<{ ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } }> };

export type PortalEndUserImportQueryVariables = Exact<{
  id: string;
}>;


export type PortalEndUserImportQuery = { endUserImport: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } };

export type PortalEndUserImportProblemRowsQueryVariables = Exact<{
  id: string;
}>;


export type PortalEndUserImportProblemRowsQuery = { rows: Array<{ cells: Array<string>, problems: Array<{ field: EndUserImportField, message: string, refusal: { reason: RefusalReason, params: { readonly [name: string]: string | number } } | null }> }> };

export type CheckPortalEndUserImportMutationVariables = Exact<{
  input: CheckEndUserImportInput;
}>;


export type CheckPortalEndUserImportMutation = { checkEndUserImport: { endUserImport: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } } };

export type StartPortalEndUserImportMutationVariables = Exact<{
  input: StartEndUserImportInput;
}>;


export type StartPortalEndUserImportMutation = { startEndUserImport: { endUserImport: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } } };

export type CancelPortalEndUserImportMutationVariables = Exact<{
  input: CancelEndUserImportInput;
}>;


export type CancelPortalEndUserImportMutation = { cancelEndUserImport: { endUserImport: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } } };

export type PortalEndUserImportProgressSubscriptionVariables = Exact<{
  id: string;
}>;


export type PortalEndUserImportProgressSubscription = { endUserImportProgress: { ' $fragmentRefs'?: { 'EndUserImportStateFragment': EndUserImportStateFragment } } };

export type QuestionRowFragment = { id: string, text: string, category: string | null, reason: UnansweredQuestionReason, state: UnansweredQuestionState, language: string | null, choices: Array<string>, askedAt: string, draftTitle: string | null } & { ' $fragmentName'?: 'QuestionRowFragment' };

export type UseCaseRowFragment = { id: string, title: string, acceptedCount: number, proposedCount: number } & { ' $fragmentName'?: 'UseCaseRowFragment' };

export type WordingRowFragment = { id: string, text: string, state: UseCaseWordingState, origin: UseCaseWordingOrigin } & { ' $fragmentName'?: 'WordingRowFragment' };

export type PortalQuestionsQueryVariables = Exact<{
  first: number;
  offset: number;
  filter: UnansweredQuestionFilter;
}>;


export type PortalQuestionsQuery = { unansweredQuestions: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'QuestionRowFragment': QuestionRowFragment } } }> } };

export type QuestionGroupRowFragment = { count: number, questionIds: Array<string>, latestAt: string, choices: Array<string>, examples: Array<{ id: string, text: string, category: string | null, draftTitle: string | null }> } & { ' $fragmentName'?: 'QuestionGroupRowFragment' };

export type PortalQuestionGroupsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalQuestionGroupsQuery = { unansweredQuestionGroups: Array<{ ' $fragmentRefs'?: { 'QuestionGroupRowFragment': QuestionGroupRowFragment } }> };

export type SetQuestionsStateMutationVariables = Exact<{
  input: SetUnansweredQuestionsStateInput;
}>;


export type SetQuestionsStateMutation = { setUnansweredQuestionsState: { count: number } };

export type AssignQuestionsMutationVariables = Exact<{
  input: AssignUnansweredQuestionsInput;
}>;


export type AssignQuestionsMutation = { assignUnansweredQuestions: { count: number } };

export type PortalUseCasesQueryVariables = Exact<{
  first: number;
  offset: number;
  filter: UseCaseFilter;
}>;


export type PortalUseCasesQuery = { entries: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'UseCaseRowFragment': UseCaseRowFragment } } }> } };

export type UseCaseChoicesQueryVariables = Exact<{
  filter: UseCaseFilter;
}>;


export type UseCaseChoicesQuery = { entries: { edges: Array<{ node: { id: string, title: string } }> } };

export type PortalUseCaseQueryVariables = Exact<{
  id: string;
}>;


export type PortalUseCaseQuery = { entry: (
    { text: string }
    & { ' $fragmentRefs'?: { 'UseCaseRowFragment': UseCaseRowFragment } }
  ), wordings: Array<{ ' $fragmentRefs'?: { 'WordingRowFragment': WordingRowFragment } }> };

export type SetQuestionStateMutationVariables = Exact<{
  input: SetUnansweredQuestionStateInput;
}>;


export type SetQuestionStateMutation = { setUnansweredQuestionState: { message: string, question: { ' $fragmentRefs'?: { 'QuestionRowFragment': QuestionRowFragment } } } };

export type AssignQuestionMutationVariables = Exact<{
  input: AssignUnansweredQuestionInput;
}>;


export type AssignQuestionMutation = { assignUnansweredQuestion: { message: string, question: { ' $fragmentRefs'?: { 'QuestionRowFragment': QuestionRowFragment } }, useCase: { ' $fragmentRefs'?: { 'UseCaseRowFragment': UseCaseRowFragment } } } };

export type AddPortalWordingMutationVariables = Exact<{
  input: AddWordingInput;
}>;


export type AddPortalWordingMutation = { addWording: { message: string, wording: { ' $fragmentRefs'?: { 'WordingRowFragment': WordingRowFragment } }, useCase: { ' $fragmentRefs'?: { 'UseCaseRowFragment': UseCaseRowFragment } } } };

export type ReviewPortalWordingMutationVariables = Exact<{
  input: ReviewWordingInput;
}>;


export type ReviewPortalWordingMutation = { reviewWording: { message: string, wording: { ' $fragmentRefs'?: { 'WordingRowFragment': WordingRowFragment } } } };

export type DeletePortalWordingMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeletePortalWordingMutation = { deleteWording: { message: string, deletedId: string } };

export type LegalTextVersionFieldsFragment = { version: number, german: string | null, english: string | null, savedAt: string, savedBy: string } & { ' $fragmentName'?: 'LegalTextVersionFieldsFragment' };

export type LegalTextFieldsFragment = { kind: LegalTextKind, address: string, current: { ' $fragmentRefs'?: { 'LegalTextVersionFieldsFragment': LegalTextVersionFieldsFragment } } | null, versions: Array<{ ' $fragmentRefs'?: { 'LegalTextVersionFieldsFragment': LegalTextVersionFieldsFragment } }> } & { ' $fragmentName'?: 'LegalTextFieldsFragment' };

export type PortalLegalTextsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalLegalTextsQuery = { companyLegalTexts: { companyId: string, texts: Array<{ ' $fragmentRefs'?: { 'LegalTextFieldsFragment': LegalTextFieldsFragment } }> } };

export type SavePortalLegalTextMutationVariables = Exact<{
  input: SaveCompanyLegalTextInput;
}>;


export type SavePortalLegalTextMutation = { saveCompanyLegalText: { message: string } };

export type OrganisationProviderFieldsFragment = { issuer: string, clientId: string, scopes: string, roleClaim: string | null, defaultRole: CompanyRole | null, isEnabled: boolean, signsOut: boolean, roleValues: Array<{ value: string, role: CompanyRole }> } & { ' $fragmentName'?: 'OrganisationProviderFieldsFragment' };

export type OrganisationDomainFieldsFragment = { domain: string, provedAt: string | null, isForced: boolean, recordName: string, recordValue: string } & { ' $fragmentName'?: 'OrganisationDomainFieldsFragment' };

export type OrganisationAdministratorFieldsFragment = { userId: string, name: string, email: string, hasSecondFactor: boolean, isBreakGlass: boolean } & { ' $fragmentName'?: 'OrganisationAdministratorFieldsFragment' };

export type OrganisationSettingsFragment = { companyId: string, callbackUrl: string, signOutUrl: string, provider: { ' $fragmentRefs'?: { 'OrganisationProviderFieldsFragment': OrganisationProviderFieldsFragment } } | null, domains: Array<{ ' $fragmentRefs'?: { 'OrganisationDomainFieldsFragment': OrganisationDomainFieldsFragment } }>, administrators: Array<{ ' $fragmentRefs'?: { 'OrganisationAdministratorFieldsFragment': OrganisationAdministratorFieldsFragment } }> } & { ' $fragmentName'?: 'OrganisationSettingsFragment' };

export type PortalOrganisationSignInQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalOrganisationSignInQuery = { organisationSignIn: { ' $fragmentRefs'?: { 'OrganisationSettingsFragment': OrganisationSettingsFragment } } };

export type UpdatePortalOrganisationSignInMutationVariables = Exact<{
  input: UpdateOrganisationSignInInput;
}>;


export type UpdatePortalOrganisationSignInMutation = { updateOrganisationSignIn: { settings: { ' $fragmentRefs'?: { 'OrganisationSettingsFragment': OrganisationSettingsFragment } } } };

export type RemovePortalOrganisationSignInMutationVariables = Exact<{
  input: RemoveOrganisationSignInInput;
}>;


export type RemovePortalOrganisationSignInMutation = { removeOrganisationSignIn: { settings: { ' $fragmentRefs'?: { 'OrganisationSettingsFragment': OrganisationSettingsFragment } } } };

export type AddPortalEmailDomainMutationVariables = Exact<{
  input: EmailDomainInput;
}>;


export type AddPortalEmailDomainMutation = { addEmailDomain: { settings: { ' $fragmentRefs'?: { 'OrganisationSettingsFragment': OrganisationSettingsFragment } } } };

export type ProvePortalEmailDomainMutationVariables = Exact<{
  input: EmailDomainInput;
}>;


export type ProvePortalEmailDomainMutation = { proveEmailDomain: { settings: { ' $fragmentRefs'?: { 'OrganisationSettingsFragment': OrganisationSettingsFragment } } } };

export type ForcePortalEmailDomainMutationVariables = Exact<{
  input: ForceEmailDomainInput;
}>;


export type ForcePortalEmailDomainMutation = { forceEmailDomain: { endedSessions: number, settings: { ' $fragmentRefs'?: { 'OrganisationSettingsFragment': OrganisationSettingsFragment } } } };

export type RemovePortalEmailDomainMutationVariables = Exact<{
  input: RemoveEmailDomainInput;
}>;


export type RemovePortalEmailDomainMutation = { removeEmailDomain: { settings: { ' $fragmentRefs'?: { 'OrganisationSettingsFragment': OrganisationSettingsFragment } } } };

export type PersonCasesQueryVariables = Exact<{
  filter: CaseFilter;
  first: number;
}>;


export type PersonCasesQuery = { cases: { totalCount: number, edges: Array<{ node: { id: string, number: number, title: string, state: CaseState, urgency: Urgency, createdAt: string } }> } };

export type PersonConversationsQueryVariables = Exact<{
  open: InboxConversationFilter;
  snoozed: InboxConversationFilter;
  archived: InboxConversationFilter;
  first: number;
}>;


export type PersonConversationsQuery = { open: { edges: Array<{ node: { ' $fragmentRefs'?: { 'PersonConversationFragment': PersonConversationFragment } } }> }, snoozed: { edges: Array<{ node: { ' $fragmentRefs'?: { 'PersonConversationFragment': PersonConversationFragment } } }> }, archived: { edges: Array<{ node: { ' $fragmentRefs'?: { 'PersonConversationFragment': PersonConversationFragment } } }> } };

export type PersonConversationFragment = { id: string, lastActivityAt: string, urgency: Urgency, danger: string | null, waitingSince: string | null, category: string | null, status: ConversationStatus, archivedAt: string | null, snoozedUntil: string | null, labels: Array<{ id: string, name: string, color: LabelColor }>, lastTenantMessage: { text: string } | null } & { ' $fragmentName'?: 'PersonConversationFragment' };

export type PersonNotesQueryVariables = Exact<{
  personId: string;
}>;


export type PersonNotesQuery = { contactNotes: Array<{ id: string, kind: ContactKind, at: string, text: string, authorName: string, mayDelete: boolean, case: { id: string, number: number } | null }> };

export type AddContactNoteMutationVariables = Exact<{
  input: AddContactNoteInput;
}>;


export type AddContactNoteMutation = { addContactNote: { note: { id: string } } };

export type DeleteContactNoteMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteContactNoteMutation = { deleteContactNote: { deletedId: string } };

export type PersonMailsQueryVariables = Exact<{
  personId: string;
}>;


export type PersonMailsQuery = { personMails: Array<{ id: string, subject: string | null, at: string, sentAt: string | null, result: MailResult, reason: string | null }> };

export type PersonContactQueryVariables = Exact<{
  id: string;
}>;


export type PersonContactQuery = { endUser: { id: string, phone: string, email: string } };

export type RoleGridFragment = { role: CompanyRole, label: string, description: string, permissions: Array<Permission>, isCustom: boolean, canEdit: boolean, userCount: number } & { ' $fragmentName'?: 'RoleGridFragment' };

export type PermissionGridFragment = { group: string, label: string, permissions: Array<{ name: Permission, description: string }> } & { ' $fragmentName'?: 'PermissionGridFragment' };

export type PortalRolePermissionsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalRolePermissionsQuery = { rolePermissions: { roles: Array<{ ' $fragmentRefs'?: { 'RoleGridFragment': RoleGridFragment } }>, availablePermissions: Array<{ ' $fragmentRefs'?: { 'PermissionGridFragment': PermissionGridFragment } }> } };

export type SaveRolePermissionsMutationVariables = Exact<{
  input: UpdateRolePermissionsInput;
}>;


export type SaveRolePermissionsMutation = { updateRolePermissions: { message: string, role: { ' $fragmentRefs'?: { 'RoleGridFragment': RoleGridFragment } } } };

export type ResetRolePermissionsMutationVariables = Exact<{
  input: ResetRolePermissionsInput;
}>;


export type ResetRolePermissionsMutation = { resetRolePermissions: { message: string, role: { ' $fragmentRefs'?: { 'RoleGridFragment': RoleGridFragment } } } };

export type InvitationDetailsFragment = { companyName: string, email: string, role: CompanyRole, firstName: string, lastName: string } & { ' $fragmentName'?: 'InvitationDetailsFragment' };

export type CompanyInvitationQueryVariables = Exact<{
  token: string;
}>;


export type CompanyInvitationQuery = { companyInvitation: { valid: boolean, error: string | null, refusal: { reason: RefusalReason, params: { readonly [name: string]: string | number } } | null, invitation: { ' $fragmentRefs'?: { 'InvitationDetailsFragment': InvitationDetailsFragment } } | null } };

export type AcceptCompanyInvitationMutationVariables = Exact<{
  input: AcceptCompanyInvitationInput;
}>;


export type AcceptCompanyInvitationMutation = { acceptCompanyInvitation: { message: string, email: string } };

export type DraftStateFragment = { revision: number, startedAt: string, startedBy: string, isOutdated: boolean, isPublishing: boolean, isReordered: boolean, useCaseCount: number, newCount: number, changedCount: number, removedCount: number } & { ' $fragmentName'?: 'DraftStateFragment' };

export type DraftRowFragment = { id: string, title: string, text: string, validFrom: string | null, validUntil: string | null, audience: UseCaseAudience, buildingIds: Array<string>, state: DraftUseCaseState, wordings: Array<string>, revision: number, changedAt: string, changedBy: string | null } & { ' $fragmentName'?: 'DraftRowFragment' };

export type ContentTextFragment = { title: string, text: string, validFrom: string | null, validUntil: string | null, audience: UseCaseAudience, buildingIds: Array<string> } & { ' $fragmentName'?: 'ContentTextFragment' };

export type ChangeRowFragment = { kind: KnowledgeChangeKind, before: { ' $fragmentRefs'?: { 'ContentTextFragment': ContentTextFragment } } | null, after: { ' $fragmentRefs'?: { 'ContentTextFragment': ContentTextFragment } } | null } & { ' $fragmentName'?: 'ChangeRowFragment' };

export type VersionRowFragment = { id: string, version: number, fileName: string, useCaseCount: number, origin: KnowledgeVersionOrigin, publishedBy: string | null, publishedAt: string, note: string | null, isRunning: boolean } & { ' $fragmentName'?: 'VersionRowFragment' };

export type PortalDraftQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalDraftQuery = { knowledgeDraft: { ' $fragmentRefs'?: { 'DraftStateFragment': DraftStateFragment } } | null };

export type PortalDraftUseCasesQueryVariables = Exact<{
  first: number;
  offset: number;
  filter: DraftUseCaseFilter;
}>;


export type PortalDraftUseCasesQuery = { entries: { totalCount: number, edges: Array<{ node: { ' $fragmentRefs'?: { 'DraftRowFragment': DraftRowFragment } } }> } };

export type DraftOfUseCaseQueryVariables = Exact<{
  filter: DraftUseCaseFilter;
}>;


export type DraftOfUseCaseQuery = { entries: { edges: Array<{ node: { ' $fragmentRefs'?: { 'DraftRowFragment': DraftRowFragment } } }> } };

export type PortalReviewQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalReviewQuery = { knowledgeReview: { revision: number, unchangedCount: number, isReordered: boolean, consents: Array<KnowledgeConsent>, changes: Array<{ ' $fragmentRefs'?: { 'ChangeRowFragment': ChangeRowFragment } }>, warnings: Array<{ kind: KnowledgeWarningKind, titles: Array<string>, found: Array<string> }> } };

export type PortalVersionsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalVersionsQuery = { knowledgeVersions: Array<{ ' $fragmentRefs'?: { 'VersionRowFragment': VersionRowFragment } }> };

export type PortalVersionQueryVariables = Exact<{
  id: string;
}>;


export type PortalVersionQuery = { knowledgeVersion: { content: string, version: { ' $fragmentRefs'?: { 'VersionRowFragment': VersionRowFragment } }, changes: Array<{ ' $fragmentRefs'?: { 'ChangeRowFragment': ChangeRowFragment } }> } };

export type StartDraftMutationVariables = Exact<{
  input: StartKnowledgeDraftInput;
}>;


export type StartDraftMutation = { startKnowledgeDraft: { message: string, draft: { ' $fragmentRefs'?: { 'DraftStateFragment': DraftStateFragment } } } };

export type AddDraftUseCaseMutationVariables = Exact<{
  input: AddDraftUseCaseInput;
}>;


export type AddDraftUseCaseMutation = { addDraftUseCase: { message: string, useCase: { ' $fragmentRefs'?: { 'DraftRowFragment': DraftRowFragment } } } };

export type AddAnswerToDraftMutationVariables = Exact<{
  input: AddAnswerToDraftInput;
}>;


export type AddAnswerToDraftMutation = { addAnswerToDraft: { message: string, useCase: { ' $fragmentRefs'?: { 'DraftRowFragment': DraftRowFragment } } } };

export type ChangeDraftUseCaseMutationVariables = Exact<{
  input: ChangeDraftUseCaseInput;
}>;


export type ChangeDraftUseCaseMutation = { changeDraftUseCase: { message: string, useCase: { ' $fragmentRefs'?: { 'DraftRowFragment': DraftRowFragment } } } };

export type SetDraftUseCaseRemovedMutationVariables = Exact<{
  input: SetDraftUseCaseRemovedInput;
}>;


export type SetDraftUseCaseRemovedMutation = { setDraftUseCaseRemoved: { message: string, useCase: { ' $fragmentRefs'?: { 'DraftRowFragment': DraftRowFragment } } } };

export type MoveDraftUseCaseMutationVariables = Exact<{
  input: MoveDraftUseCaseInput;
}>;


export type MoveDraftUseCaseMutation = { moveDraftUseCase: { message: string, useCase: { ' $fragmentRefs'?: { 'DraftRowFragment': DraftRowFragment } } } };

export type DiscardDraftMutationVariables = Exact<{
  input: DiscardKnowledgeDraftInput;
}>;


export type DiscardDraftMutation = { discardKnowledgeDraft: { message: string } };

export type PublishDraftMutationVariables = Exact<{
  input: PublishKnowledgeInput;
}>;


export type PublishDraftMutation = { publishKnowledge: { message: string, isRunning: boolean, useCaseCount: number } };

export type RestoreVersionMutationVariables = Exact<{
  input: RestoreKnowledgeInput;
}>;


export type RestoreVersionMutation = { restoreKnowledge: { message: string, isRunning: boolean, useCaseCount: number } };

export type TestedRowFragment = { id: string, text: string, expectedTitle: string | null, role: KnowledgeReader, live: { ' $fragmentRefs'?: { 'TestedResultFragment': TestedResultFragment } }, draft: { ' $fragmentRefs'?: { 'TestedResultFragment': TestedResultFragment } } | null } & { ' $fragmentName'?: 'TestedRowFragment' };

export type TestedResultFragment = { hasPassed: boolean, verdict: KnowledgeVerdict, title: string | null } & { ' $fragmentName'?: 'TestedResultFragment' };

export type TrialResultFragment = { answer: string, action: AnswerAction, choices: Array<string>, isDegraded: boolean, milliseconds: number, found: Array<{ title: string, passage: string, score: number, isCited: boolean }> } & { ' $fragmentName'?: 'TrialResultFragment' };

export type PortalTestQuestionsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type PortalTestQuestionsQuery = { testQuestions: Array<{ ' $fragmentRefs'?: { 'TestedRowFragment': TestedRowFragment } }> };

export type TryQuestionMutationVariables = Exact<{
  input: TryQuestionInput;
}>;


export type TryQuestionMutation = { tryQuestion: { trial: { ' $fragmentRefs'?: { 'TrialResultFragment': TrialResultFragment } } } };

export type KeepTestQuestionMutationVariables = Exact<{
  input: AddTestQuestionInput;
}>;


export type KeepTestQuestionMutation = { addTestQuestion: { message: string } };

export type RemoveTestQuestionMutationVariables = Exact<{
  input: RemoveTestQuestionInput;
}>;


export type RemoveTestQuestionMutation = { removeTestQuestion: { message: string } };

export type AcceptPortalTermsMutationVariables = Exact<{
  input: AcceptTermsInput;
}>;


export type AcceptPortalTermsMutation = { acceptTerms: { message: string } };

export type WayInSettingsFragment = { id: string, name: string, slug: string, chatUrl: string, logoUrl: string | null, brandColor: string | null, embedOrigins: Array<string>, customDomain: string | null, isCustomDomainConfirmed: boolean } & { ' $fragmentName'?: 'WayInSettingsFragment' };

export type PortalWayInQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type PortalWayInQuery = { company: { ' $fragmentRefs'?: { 'WayInSettingsFragment': WayInSettingsFragment } } };

export type UpdatePortalWayInMutationVariables = Exact<{
  input: UpdateCompanyWayInInput;
}>;


export type UpdatePortalWayInMutation = { updateCompanyWayIn: { message: string, company: { ' $fragmentRefs'?: { 'WayInSettingsFragment': WayInSettingsFragment } } } };

export type RemovePortalLogoMutationVariables = Exact<{
  input: RemoveCompanyLogoInput;
}>;


export type RemovePortalLogoMutation = { removeCompanyLogo: { message: string, company: { ' $fragmentRefs'?: { 'WayInSettingsFragment': WayInSettingsFragment } } } };

export type ConfirmPortalDomainMutationVariables = Exact<{
  input: ConfirmCompanyDomainInput;
}>;


export type ConfirmPortalDomainMutation = { confirmCompanyDomain: { message: string, company: { ' $fragmentRefs'?: { 'WayInSettingsFragment': WayInSettingsFragment } } } };

export const AssistantSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssistantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brandColor"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTokenBudget"}}]}}]} as unknown as DocumentNode<AssistantSettingsFragment, unknown>;
export const ChosenBuildingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenBuilding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<ChosenBuildingFragment, unknown>;
export const CannedReplyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CannedReplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CannedReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CannedReplyRowFragment, unknown>;
export const ChatAccessFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatAccessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"codeOnNewDevice"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<ChatAccessFragment, unknown>;
export const CompanyInfoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<CompanyInfoFragment, unknown>;
export const JobDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CraftsmanCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentState"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"fileNames"}}]}}]} as unknown as DocumentNode<JobDetailsFragment, unknown>;
export const EndUserImportStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"byExternalId"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<EndUserImportStateFragment, unknown>;
export const QuestionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftTitle"}}]}}]} as unknown as DocumentNode<QuestionRowFragment, unknown>;
export const UseCaseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}}]} as unknown as DocumentNode<UseCaseRowFragment, unknown>;
export const WordingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<WordingRowFragment, unknown>;
export const QuestionGroupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"questionIds"}},{"kind":"Field","name":{"kind":"Name","value":"latestAt"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"draftTitle"}}]}}]}}]} as unknown as DocumentNode<QuestionGroupRowFragment, unknown>;
export const LegalTextVersionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalTextVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalTextVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"german"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}}]}}]} as unknown as DocumentNode<LegalTextVersionFieldsFragment, unknown>;
export const LegalTextFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyLegalText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalTextVersionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalTextVersionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalTextVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalTextVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"german"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}}]}}]} as unknown as DocumentNode<LegalTextFieldsFragment, unknown>;
export const OrganisationProviderFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}}]} as unknown as DocumentNode<OrganisationProviderFieldsFragment, unknown>;
export const OrganisationDomainFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}}]} as unknown as DocumentNode<OrganisationDomainFieldsFragment, unknown>;
export const OrganisationAdministratorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}}]} as unknown as DocumentNode<OrganisationAdministratorFieldsFragment, unknown>;
export const OrganisationSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signOutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationProviderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationDomainFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationAdministratorFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}}]} as unknown as DocumentNode<OrganisationSettingsFragment, unknown>;
export const PersonConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"danger"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"snoozedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastTenantMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<PersonConversationFragment, unknown>;
export const RoleGridFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RolePermissions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}}]}}]} as unknown as DocumentNode<RoleGridFragment, unknown>;
export const PermissionGridFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<PermissionGridFragment, unknown>;
export const InvitationDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitationDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<InvitationDetailsFragment, unknown>;
export const DraftStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isPublishing"}},{"kind":"Field","name":{"kind":"Name","value":"isReordered"}},{"kind":"Field","name":{"kind":"Name","value":"useCaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedCount"}}]}}]} as unknown as DocumentNode<DraftStateFragment, unknown>;
export const DraftRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<DraftRowFragment, unknown>;
export const ContentTextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}}]}}]} as unknown as DocumentNode<ContentTextFragment, unknown>;
export const ChangeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}}]}}]} as unknown as DocumentNode<ChangeRowFragment, unknown>;
export const VersionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"useCaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}}]}}]} as unknown as DocumentNode<VersionRowFragment, unknown>;
export const TestedResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassed"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<TestedResultFragment, unknown>;
export const TestedRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"expectedTitle"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"live"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestedResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestedResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassed"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<TestedRowFragment, unknown>;
export const TrialResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrialResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionTrial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"isDegraded"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"found"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"isCited"}}]}}]}}]} as unknown as DocumentNode<TrialResultFragment, unknown>;
export const WayInSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WayInSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"chatUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"brandColor"}},{"kind":"Field","name":{"kind":"Name","value":"embedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"customDomain"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomDomainConfirmed"}}]}}]} as unknown as DocumentNode<WayInSettingsFragment, unknown>;
export const AbsencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Absences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"absences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deputy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"isNow"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<AbsencesQuery, AbsencesQueryVariables>;
export const PossibleDeputiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PossibleDeputies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"possibleDeputies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PossibleDeputiesQuery, PossibleDeputiesQueryVariables>;
export const NoteAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteAbsenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"absence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<NoteAbsenceMutation, NoteAbsenceMutationVariables>;
export const EndAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndAbsenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}}]}}]}}]} as unknown as DocumentNode<EndAbsenceMutation, EndAbsenceMutationVariables>;
export const WorkOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyUserWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownConversations"}},{"kind":"Field","name":{"kind":"Name","value":"openCases"}}]}}]}}]} as unknown as DocumentNode<WorkOfQuery, WorkOfQueryVariables>;
export const HandOverWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOverWorkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOverWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<HandOverWorkMutation, HandOverWorkMutationVariables>;
export const PortalAssistantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalAssistant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssistantSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssistantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brandColor"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTokenBudget"}}]}}]} as unknown as DocumentNode<PortalAssistantQuery, PortalAssistantQueryVariables>;
export const UpdatePortalAssistantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalAssistant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyAssistantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyAssistant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssistantSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssistantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brandColor"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTokenBudget"}}]}}]} as unknown as DocumentNode<UpdatePortalAssistantMutation, UpdatePortalAssistantMutationVariables>;
export const PortalBuildingChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalBuildingChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChosenBuilding"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenBuilding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<PortalBuildingChoicesQuery, PortalBuildingChoicesQueryVariables>;
export const PortalChosenBuildingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalChosenBuildings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChosenBuilding"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenBuilding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Building"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<PortalChosenBuildingsQuery, PortalChosenBuildingsQueryVariables>;
export const PortalCannedRepliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalCannedReplies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cannedReplies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CannedReplyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CannedReplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CannedReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PortalCannedRepliesQuery, PortalCannedRepliesQueryVariables>;
export const CreatePortalCannedReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePortalCannedReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCannedReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCannedReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cannedReply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CannedReplyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CannedReplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CannedReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreatePortalCannedReplyMutation, CreatePortalCannedReplyMutationVariables>;
export const UpdatePortalCannedReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalCannedReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCannedReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCannedReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cannedReply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CannedReplyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CannedReplyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CannedReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdatePortalCannedReplyMutation, UpdatePortalCannedReplyMutationVariables>;
export const DeletePortalCannedReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePortalCannedReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCannedReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeletePortalCannedReplyMutation, DeletePortalCannedReplyMutationVariables>;
export const PortalChatAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalChatAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatAccess"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatAccessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"codeOnNewDevice"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<PortalChatAccessQuery, PortalChatAccessQueryVariables>;
export const UpdatePortalChatAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalChatAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChatAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChatAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatAccess"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatAccessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"codeOnNewDevice"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<UpdatePortalChatAccessMutation, UpdatePortalChatAccessMutationVariables>;
export const RenewAllPortalNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewAllPortalNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewAllAuthNumbersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewAllAuthNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatAccess"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatAccess"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatAccessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"codeOnNewDevice"}},{"kind":"Field","name":{"kind":"Name","value":"renewal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<RenewAllPortalNumbersMutation, RenewAllPortalNumbersMutationVariables>;
export const PortalCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyInfo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<PortalCompanyQuery, PortalCompanyQueryVariables>;
export const UpdatePortalCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyInfo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"tenantCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerCount"}}]}}]} as unknown as DocumentNode<UpdatePortalCompanyMutation, UpdatePortalCompanyMutationVariables>;
export const ConfirmCompanyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCompanyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmCompanyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCompanyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmCompanyEmailMutation, ConfirmCompanyEmailMutationVariables>;
export const JobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Job"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"craftsmanCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CraftsmanCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentState"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"fileNames"}}]}}]} as unknown as DocumentNode<JobQuery, JobQueryVariables>;
export const ProposeJobAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeJobAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CraftsmanAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeCraftsmanAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CraftsmanCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentState"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"fileNames"}}]}}]} as unknown as DocumentNode<ProposeJobAppointmentMutation, ProposeJobAppointmentMutationVariables>;
export const ConfirmJobAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmJobAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CraftsmanAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCraftsmanAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CraftsmanCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentState"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"fileNames"}}]}}]} as unknown as DocumentNode<ConfirmJobAppointmentMutation, ConfirmJobAppointmentMutationVariables>;
export const ReportJobDoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportJobDone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCaseDoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCaseDone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CraftsmanCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentState"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"fileNames"}}]}}]} as unknown as DocumentNode<ReportJobDoneMutation, ReportJobDoneMutationVariables>;
export const ReportedCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportedCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"ObjectField","name":{"kind":"Name","value":"isFromTenant"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ReportedCasesQuery, ReportedCasesQueryVariables>;
export const CaseMarkEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CaseMarkEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CaseMarkEventsSubscription, CaseMarkEventsSubscriptionVariables>;
export const ConversationsToGoToDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationsToGoTo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxConversationFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"endUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastTenantMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"found"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConversationsToGoToQuery, ConversationsToGoToQueryVariables>;
export const PortalEndUserImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalEndUserImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"byExternalId"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<PortalEndUserImportsQuery, PortalEndUserImportsQueryVariables>;
export const PortalEndUserImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalEndUserImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"byExternalId"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<PortalEndUserImportQuery, PortalEndUserImportQueryVariables>;
export const PortalEndUserImportProblemRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalEndUserImportProblemRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"endUserImportProblemRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PortalEndUserImportProblemRowsQuery, PortalEndUserImportProblemRowsQueryVariables>;
export const CheckPortalEndUserImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPortalEndUserImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckEndUserImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkEndUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"byExternalId"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<CheckPortalEndUserImportMutation, CheckPortalEndUserImportMutationVariables>;
export const StartPortalEndUserImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPortalEndUserImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartEndUserImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startEndUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"byExternalId"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<StartPortalEndUserImportMutation, StartPortalEndUserImportMutationVariables>;
export const CancelPortalEndUserImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPortalEndUserImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEndUserImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEndUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"byExternalId"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<CancelPortalEndUserImportMutation, CancelPortalEndUserImportMutationVariables>;
export const PortalEndUserImportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PortalEndUserImportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserImportProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndUserImportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndUserImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"sampleRows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updateExisting"}},{"kind":"Field","name":{"kind":"Name","value":"byExternalId"}},{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"processedRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]}}]}}]} as unknown as DocumentNode<PortalEndUserImportProgressSubscription, PortalEndUserImportProgressSubscriptionVariables>;
export const PortalQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestionFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unansweredQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftTitle"}}]}}]} as unknown as DocumentNode<PortalQuestionsQuery, PortalQuestionsQueryVariables>;
export const PortalQuestionGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalQuestionGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unansweredQuestionGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"questionIds"}},{"kind":"Field","name":{"kind":"Name","value":"latestAt"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"draftTitle"}}]}}]}}]} as unknown as DocumentNode<PortalQuestionGroupsQuery, PortalQuestionGroupsQueryVariables>;
export const SetQuestionsStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetQuestionsState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUnansweredQuestionsStateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUnansweredQuestionsState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SetQuestionsStateMutation, SetQuestionsStateMutationVariables>;
export const AssignQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignUnansweredQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignUnansweredQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<AssignQuestionsMutation, AssignQuestionsMutationVariables>;
export const PortalUseCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalUseCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"useCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UseCaseRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}}]} as unknown as DocumentNode<PortalUseCasesQuery, PortalUseCasesQueryVariables>;
export const UseCaseChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UseCaseChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"useCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UseCaseChoicesQuery, UseCaseChoicesQueryVariables>;
export const PortalUseCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalUseCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"useCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UseCaseRow"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"wordings"},"name":{"kind":"Name","value":"useCaseWordings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"useCaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<PortalUseCaseQuery, PortalUseCaseQueryVariables>;
export const SetQuestionStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetQuestionState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUnansweredQuestionStateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUnansweredQuestionState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftTitle"}}]}}]} as unknown as DocumentNode<SetQuestionStateMutation, SetQuestionStateMutationVariables>;
export const AssignQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignUnansweredQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignUnansweredQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UseCaseRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnansweredQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftTitle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}}]} as unknown as DocumentNode<AssignQuestionMutation, AssignQuestionMutationVariables>;
export const AddPortalWordingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPortalWording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWordingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UseCaseRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UseCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedCount"}}]}}]} as unknown as DocumentNode<AddPortalWordingMutation, AddPortalWordingMutationVariables>;
export const ReviewPortalWordingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewPortalWording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewWordingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewWording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordingRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseWording"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<ReviewPortalWordingMutation, ReviewPortalWordingMutationVariables>;
export const DeletePortalWordingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePortalWording"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWording"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeletePortalWordingMutation, DeletePortalWordingMutationVariables>;
export const PortalLegalTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalLegalTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyLegalTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalTextFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalTextVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalTextVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"german"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyLegalText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalTextVersionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalTextVersionFields"}}]}}]}}]} as unknown as DocumentNode<PortalLegalTextsQuery, PortalLegalTextsQueryVariables>;
export const SavePortalLegalTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePortalLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCompanyLegalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompanyLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SavePortalLegalTextMutation, SavePortalLegalTextMutationVariables>;
export const PortalOrganisationSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalOrganisationSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signOutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationProviderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationDomainFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationAdministratorFields"}}]}}]}}]} as unknown as DocumentNode<PortalOrganisationSignInQuery, PortalOrganisationSignInQueryVariables>;
export const UpdatePortalOrganisationSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalOrganisationSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganisationSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganisationSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signOutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationProviderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationDomainFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationAdministratorFields"}}]}}]}}]} as unknown as DocumentNode<UpdatePortalOrganisationSignInMutation, UpdatePortalOrganisationSignInMutationVariables>;
export const RemovePortalOrganisationSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePortalOrganisationSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveOrganisationSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOrganisationSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signOutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationProviderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationDomainFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationAdministratorFields"}}]}}]}}]} as unknown as DocumentNode<RemovePortalOrganisationSignInMutation, RemovePortalOrganisationSignInMutationVariables>;
export const AddPortalEmailDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPortalEmailDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEmailDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signOutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationProviderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationDomainFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationAdministratorFields"}}]}}]}}]} as unknown as DocumentNode<AddPortalEmailDomainMutation, AddPortalEmailDomainMutationVariables>;
export const ProvePortalEmailDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProvePortalEmailDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveEmailDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signOutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationProviderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationDomainFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationAdministratorFields"}}]}}]}}]} as unknown as DocumentNode<ProvePortalEmailDomainMutation, ProvePortalEmailDomainMutationVariables>;
export const ForcePortalEmailDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForcePortalEmailDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForceEmailDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forceEmailDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signOutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationProviderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationDomainFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationAdministratorFields"}}]}}]}}]} as unknown as DocumentNode<ForcePortalEmailDomainMutation, ForcePortalEmailDomainMutationVariables>;
export const RemovePortalEmailDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePortalEmailDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveEmailDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEmailDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationProviderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"roleClaim"}},{"kind":"Field","name":{"kind":"Name","value":"roleValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultRole"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"signsOut"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationDomainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isForced"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationAdministratorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BreakGlassCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isBreakGlass"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganisationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signOutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationProviderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationDomainFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganisationAdministratorFields"}}]}}]}}]} as unknown as DocumentNode<RemovePortalEmailDomainMutation, RemovePortalEmailDomainMutationVariables>;
export const PersonCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PersonCasesQuery, PersonCasesQueryVariables>;
export const PersonConversationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonConversations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"open"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxConversationFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"snoozed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxConversationFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxConversationFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"inboxConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"open"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonConversation"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"snoozed"},"name":{"kind":"Name","value":"inboxConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"snoozed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonConversation"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"archived"},"name":{"kind":"Name","value":"inboxConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonConversation"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"danger"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"snoozedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastTenantMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<PersonConversationsQuery, PersonConversationsQueryVariables>;
export const PersonNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endUserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"mayDelete"}},{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<PersonNotesQuery, PersonNotesQueryVariables>;
export const AddContactNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddContactNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddContactNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContactNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddContactNoteMutation, AddContactNoteMutationVariables>;
export const DeleteContactNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteContactNoteMutation, DeleteContactNoteMutationVariables>;
export const PersonMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endUserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<PersonMailsQuery, PersonMailsQueryVariables>;
export const PersonContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PersonContactQuery, PersonContactQueryVariables>;
export const PortalRolePermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalRolePermissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolePermissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleGrid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availablePermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PermissionGrid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RolePermissions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<PortalRolePermissionsQuery, PortalRolePermissionsQueryVariables>;
export const SaveRolePermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRolePermissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRolePermissionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRolePermissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleGrid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RolePermissions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}}]}}]} as unknown as DocumentNode<SaveRolePermissionsMutation, SaveRolePermissionsMutationVariables>;
export const ResetRolePermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetRolePermissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetRolePermissionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetRolePermissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleGrid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleGrid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RolePermissions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}}]}}]} as unknown as DocumentNode<ResetRolePermissionsMutation, ResetRolePermissionsMutationVariables>;
export const CompanyInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInvitationDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<CompanyInvitationQuery, CompanyInvitationQueryVariables>;
export const AcceptCompanyInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptCompanyInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptCompanyInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptCompanyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AcceptCompanyInvitationMutation, AcceptCompanyInvitationMutationVariables>;
export const PortalDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"knowledgeDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isPublishing"}},{"kind":"Field","name":{"kind":"Name","value":"isReordered"}},{"kind":"Field","name":{"kind":"Name","value":"useCaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedCount"}}]}}]} as unknown as DocumentNode<PortalDraftQuery, PortalDraftQueryVariables>;
export const PortalDraftUseCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalDraftUseCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCaseFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"draftUseCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<PortalDraftUseCasesQuery, PortalDraftUseCasesQueryVariables>;
export const DraftOfUseCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftOfUseCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCaseFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"draftUseCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<DraftOfUseCaseQuery, DraftOfUseCaseQueryVariables>;
export const PortalReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"knowledgeReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isReordered"}},{"kind":"Field","name":{"kind":"Name","value":"consents"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"titles"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText"}}]}}]}}]} as unknown as DocumentNode<PortalReviewQuery, PortalReviewQueryVariables>;
export const PortalVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"knowledgeVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"useCaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}}]}}]} as unknown as DocumentNode<PortalVersionsQuery, PortalVersionsQueryVariables>;
export const PortalVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"knowledgeVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseCaseContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"useCaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentText"}}]}}]}}]} as unknown as DocumentNode<PortalVersionQuery, PortalVersionQueryVariables>;
export const StartDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartKnowledgeDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startKnowledgeDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KnowledgeDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isPublishing"}},{"kind":"Field","name":{"kind":"Name","value":"isReordered"}},{"kind":"Field","name":{"kind":"Name","value":"useCaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedCount"}}]}}]} as unknown as DocumentNode<StartDraftMutation, StartDraftMutationVariables>;
export const AddDraftUseCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDraftUseCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddDraftUseCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDraftUseCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<AddDraftUseCaseMutation, AddDraftUseCaseMutationVariables>;
export const AddAnswerToDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAnswerToDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAnswerToDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAnswerToDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<AddAnswerToDraftMutation, AddAnswerToDraftMutationVariables>;
export const ChangeDraftUseCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeDraftUseCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeDraftUseCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDraftUseCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<ChangeDraftUseCaseMutation, ChangeDraftUseCaseMutationVariables>;
export const SetDraftUseCaseRemovedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDraftUseCaseRemoved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDraftUseCaseRemovedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDraftUseCaseRemoved"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<SetDraftUseCaseRemovedMutation, SetDraftUseCaseRemovedMutationVariables>;
export const MoveDraftUseCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveDraftUseCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveDraftUseCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveDraftUseCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"useCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftUseCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"buildingIds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<MoveDraftUseCaseMutation, MoveDraftUseCaseMutationVariables>;
export const DiscardDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscardKnowledgeDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardKnowledgeDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;
export const PublishDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishKnowledgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishKnowledge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"useCaseCount"}}]}}]}}]} as unknown as DocumentNode<PublishDraftMutation, PublishDraftMutationVariables>;
export const RestoreVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreKnowledgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreKnowledge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"useCaseCount"}}]}}]}}]} as unknown as DocumentNode<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const PortalTestQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalTestQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestedRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestionResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassed"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"expectedTitle"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"live"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestedResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestedResult"}}]}}]}}]} as unknown as DocumentNode<PortalTestQuestionsQuery, PortalTestQuestionsQueryVariables>;
export const TryQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TryQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tryQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrialResult"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrialResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionTrial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"isDegraded"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"found"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"isCited"}}]}}]}}]} as unknown as DocumentNode<TryQuestionMutation, TryQuestionMutationVariables>;
export const KeepTestQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepTestQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTestQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTestQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<KeepTestQuestionMutation, KeepTestQuestionMutationVariables>;
export const RemoveTestQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTestQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveTestQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTestQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemoveTestQuestionMutation, RemoveTestQuestionMutationVariables>;
export const AcceptPortalTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPortalTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AcceptPortalTermsMutation, AcceptPortalTermsMutationVariables>;
export const PortalWayInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalWayIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WayInSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WayInSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"chatUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"brandColor"}},{"kind":"Field","name":{"kind":"Name","value":"embedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"customDomain"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomDomainConfirmed"}}]}}]} as unknown as DocumentNode<PortalWayInQuery, PortalWayInQueryVariables>;
export const UpdatePortalWayInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortalWayIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyWayInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyWayIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WayInSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WayInSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"chatUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"brandColor"}},{"kind":"Field","name":{"kind":"Name","value":"embedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"customDomain"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomDomainConfirmed"}}]}}]} as unknown as DocumentNode<UpdatePortalWayInMutation, UpdatePortalWayInMutationVariables>;
export const RemovePortalLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePortalLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveCompanyLogoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCompanyLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WayInSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WayInSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"chatUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"brandColor"}},{"kind":"Field","name":{"kind":"Name","value":"embedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"customDomain"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomDomainConfirmed"}}]}}]} as unknown as DocumentNode<RemovePortalLogoMutation, RemovePortalLogoMutationVariables>;
export const ConfirmPortalDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPortalDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmCompanyDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCompanyDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WayInSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WayInSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"chatUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"brandColor"}},{"kind":"Field","name":{"kind":"Name","value":"embedOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"customDomain"}},{"kind":"Field","name":{"kind":"Name","value":"isCustomDomainConfirmed"}}]}}]} as unknown as DocumentNode<ConfirmPortalDomainMutation, ConfirmPortalDomainMutationVariables>;