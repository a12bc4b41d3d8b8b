/** How much an alert matters. */
export type AlertSeverity =
  /** Something does not work as it should. */
  | 'ERROR'
  /** Worth a look. */
  | 'WARNING';

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

/** What a tenant thinks of an answer. */
export type AnswerRatingValue =
  /** It helped. */
  | 'HELPFUL'
  /** It did not help; the question counts as unanswered. */
  | 'NOT_HELPFUL';

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

/** What a file is to a reader. */
export type AttachmentPurpose =
  /** Several files in one. */
  | 'ARCHIVE'
  /** A text. */
  | 'DOCUMENT'
  /** A picture. */
  | 'IMAGE'
  /** A table. */
  | 'SPREADSHEET';

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

/** Whom a message is for. */
export type BroadcastAudienceKind =
  /** All tenants and owners of the company who have not moved out. */
  | 'ALL'
  /** The people of chosen buildings who have not moved out. */
  | 'BUILDINGS'
  /** All owners who have not moved out. */
  | 'OWNERS'
  /** Chosen people. */
  | 'PEOPLE'
  /** All tenants who have not moved out. */
  | 'TENANTS';

/** What a message is about. */
export type BroadcastKind =
  /** What the contract or the house requires; people cannot unsubscribe from it. */
  | 'CONTRACTUAL'
  /** Anything else; people who unsubscribed are left out. */
  | 'INFORMATION';

/** What became of one recipient. */
export type BroadcastRecipientStatus =
  /** A mail server had taken the mail, and it came back: the address or its mailbox is not there. */
  | 'BOUNCED'
  /** The message was stopped before. */
  | 'CANCELLED'
  /** The mail server has refused it for good, or it was tried in vain for days. */
  | 'FAILED'
  /** The mail is in the outbox, and tried again if need be. */
  | 'QUEUED'
  /** A mail server has taken the mail. */
  | 'SENT'
  /** The address is new, and the person has not signed in with it yet; the chat shows the message. */
  | 'UNPROVEN'
  /** The person wants no such mails. */
  | 'UNSUBSCRIBED'
  /** There is no mail yet. */
  | 'WAITING';

/** How far a message is. */
export type BroadcastStatus =
  /** It was stopped; mails that were out stay so. */
  | 'CANCELLED'
  /** It can be changed. */
  | 'DRAFT'
  /** It is sent when its time has come. */
  | 'SCHEDULED'
  /** Its mails are being put into the outbox. */
  | 'SENDING'
  /** Every mail is in the outbox or out. */
  | 'SENT';

/** What buildings are sorted by. */
export type BuildingSortField =
  /** When the building was added. */
  | 'CREATED_AT'
  /** Name, those without one first; then street. */
  | 'NAME'
  /** Street and number, without regard to case. */
  | 'STREET';

/** Whether both sides have agreed to an appointment. */
export type CaseAppointmentState =
  /** Agreed. */
  | 'CONFIRMED'
  /** Named by the company; the craftsman has not agreed yet. */
  | 'PROPOSED_BY_COMPANY'
  /** Named by the craftsman; the company has not agreed yet. */
  | 'PROPOSED_BY_CRAFTSMAN';

/** What happened to a case. */
export type CaseEntryKind =
  /** Both sides have agreed to an appointment; `names` has its moment, and the end of a window, as ISO 8601. */
  | 'APPOINTMENT_CONFIRMED'
  /** An appointment was proposed; `names` has its moment, and the end of a window, as ISO 8601. */
  | 'APPOINTMENT_PROPOSED'
  /** Fields have got other values; `changes` has them. */
  | 'CHANGED'
  /** A colleague said something; `text` has it. */
  | 'COMMENTED'
  /** A conversation was added; `names` has its person. */
  | 'CONVERSATION_ADDED'
  /** It was taken out again; `names` has its person. */
  | 'CONVERSATION_REMOVED'
  /** It was made; `names` has the files that came along. */
  | 'CREATED'
  /** Files were added; `names` has theirs. */
  | 'FILES_ADDED'
  /** That was taken back; `names` has those of files. */
  | 'HIDDEN_FROM_TENANT'
  /** The link was made void. */
  | 'LINK_REVOKED'
  /** The craftsman was sent the link; `names` has the craftsman, `text` name and telephone number of the tenant if they went along. */
  | 'LINK_SENT'
  /** The craftsman has reported the work as done; `text` has the note. */
  | 'REPORTED_DONE'
  /** The tenant was shown files or the report; `names` has those of files. */
  | 'SHOWN_TO_TENANT'
  /** The tenant was written to; `text` has what. */
  | 'WRITTEN_TO_TENANT';

/** Where something comes from. */
export type CaseSide =
  /** A member or a program of the company. */
  | 'COMPANY'
  /** The craftsman, by the link. */
  | 'CRAFTSMAN'
  /** The tenant or owner, in the conversation. */
  | 'TENANT';

/** The order of a list of cases. */
export type CaseSort =
  /** What changed last comes first. */
  | 'ACTIVITY'
  /** What is due first comes first, and what has no day last. */
  | 'DUE'
  /** The highest number comes first. */
  | 'NEWEST'
  /** The most urgent comes first, the higher number before the lower. */
  | 'URGENCY';

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

/** Types of things whose changes are told. */
export type ChangedType =
  /** Buildings, `Building`; needs `users.view`. */
  | 'BUILDING'
  /** Cases, `Case`; needs `cases.view`. */
  | 'CASE'
  /** Tenants and owners, `EndUser`; needs `users.view`. */
  | 'END_USER';

/** What is done to a company as a whole. */
export type CompanyAction =
  /** Lets them in again; people sign in anew. */
  | 'RESUME'
  /** Lets none of its people, keys and links in; every session ends at once, and nothing is deleted. */
  | 'SUSPEND';

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

/** What companies are sorted by. */
export type CompanySortField =
  /** When the company was added. */
  | 'CREATED_AT'
  /** Name, without regard to case. */
  | 'NAME';

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

/** By which way a tenant or owner and the company have met. */
export type ContactKind =
  /** By telephone. */
  | 'CALL'
  /** By a letter or a note. */
  | 'LETTER'
  /** In person, in the office or at the house. */
  | 'VISIT';

/** What a colleague did with a conversation. */
export type ConversationActivityKind =
  /** Archived it. */
  | 'ARCHIVED'
  /** Assigned it; `names` has the new assignee. */
  | 'ASSIGNED'
  /** Exported it. */
  | 'EXPORTED'
  /** Handed back to the assistant. */
  | 'HANDED_BACK'
  /** Changed its labels; `names` has those that it has since. */
  | 'LABELLED'
  /** Brought it back from the archive, or before its snooze was over. */
  | 'RESTORED'
  /** Put it away; `names` has until when, as ISO 8601. */
  | 'SNOOZED'
  /** Took over from the assistant. */
  | 'TAKEN_OVER'
  /** Took the assignment back. */
  | 'UNASSIGNED'
  /** Set how urgent it is; `names` has that as `Urgency`. */
  | 'URGENCY_SET';

/** What answers the tenant of a conversation. */
export type ConversationHandler =
  /** The AI assistant. */
  | 'ASSISTANT'
  /** A member of the company, who has taken over. */
  | 'PERSON';

/** State of a conversation. */
export type ConversationStatus =
  /** Finished: the summary is there and the mails are on their way. */
  | 'ENDED'
  /** Was ended; summary and mails are being prepared. */
  | 'ENDING'
  /** Takes messages. */
  | 'OPEN';

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

/** How far the end of a conversation has come. */
export type EndConversationStatus =
  /** The summary is there. */
  | 'COMPLETED'
  /** Summary and mails are being prepared. */
  | 'PROCESSING';

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

/** Whether an end user lives there; the last day in the home counts. */
export type EndUserResidence =
  /** Lives there; no move-out is known, or it is to come. */
  | 'CURRENT'
  /** Has moved out. */
  | 'FORMER';

/** What end users are sorted by. */
export type EndUserSortField =
  /** When the person was registered. */
  | 'CREATED_AT'
  /** E-mail address. */
  | 'EMAIL'
  /** Last name, then first name, without regard to case. */
  | 'NAME';

/** What an end user is to the home. */
export type EndUserType =
  /** Owns it. */
  | 'OWNER'
  /** Rents it. */
  | 'TENANT';

/** A span of time that ends now, by days of the calendar in Germany. */
export type InboxPeriod =
  /** The last 30 days, today among them. */
  | 'MONTH'
  /** Today. */
  | 'TODAY'
  /** The last 7 days, today among them. */
  | 'WEEK';

/** What a person does with a conversation that is open on their screen. */
export type InboxPresenceState =
  /** Has it open no longer. */
  | 'GONE'
  /** Writes a reply or a note. */
  | 'TYPING'
  /** Has it open. */
  | 'VIEWING';

/** How a list of the inbox is sorted. */
export type InboxSort =
  /** The newest activity first. */
  | 'ACTIVITY'
  /** Emergencies first, then those who wait for a person, the longest first, then the newest activity. */
  | 'PRESSING';

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

/** Why an invited person may not have the mail. */
export type InvitationMailTrouble =
  /** It was refused, came back, or was given up. */
  | 'UNDELIVERABLE'
  /** It has not left yet, and is tried again. */
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

/** How the scanner for malware is. */
export type MalwareScannerState =
  /** It does not answer. */
  | 'DOWN'
  /** None is configured. */
  | 'NONE'
  /** It answers. */
  | 'UP';

/** Who wrote a message. */
export type MessageSender =
  /** The AI assistant. */
  | 'BOT'
  /** A member of the company, who has taken over; `authorName` says who. */
  | 'PERSON'
  /** The product itself. */
  | 'SYSTEM'
  /** The tenant or owner. */
  | 'USER';

/** State of a message. */
export type MessageStatus =
  /** Final. */
  | 'COMPLETE'
  /** Could not be answered; `retryAnswer` asks again. */
  | 'FAILED'
  /** The assistant is writing it; the text so far comes as deltas. */
  | 'GENERATING';

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

/** Which end of a list comes first. */
export type SortDirection =
  /** Smallest first; names from A to Z. */
  | 'ASC'
  /** Largest first; the newest before the oldest. */
  | 'DESC';

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

/** By which way the tenant of a case is told what becomes of it. */
export type TenantNoticeWay =
  /** In the conversation that the case was made from, which still goes on. */
  | 'CHAT'
  /** By e-mail. */
  | 'MAIL';

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

/** What an upsert did. */
export type UpsertOutcome =
  /** It was known, and at least one detail was changed. */
  | 'CHANGED'
  /** It was not known and was added. */
  | 'CREATED'
  /** It had these details already: nothing was changed, and no event is sent. */
  | 'UNCHANGED';

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

/** What kind of actor makes the request. */
export type ViewerKind =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** The caller is not signed in. */
  | 'ANONYMOUS'
  /** A program with an API key. */
  | 'API_KEY'
  /** A person who works at a property-management company. */
  | 'COMPANY_USER'
  /** A tenant or owner. */
  | 'END_USER';

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

/** What the company thinks of a wording. */
export type WordingDecision =
  /** It leads to the use case from now on. */
  | 'ACCEPT'
  /** It leads nowhere and is not proposed again. */
  | 'REJECT';
