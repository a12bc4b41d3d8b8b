import {
  FakeServer,
  SAMPLE_ANSWERS,
  aJudgement,
  aPerson,
  anEndUser,
  anInvited,
} from '@hausgeist/staff-kit/testing';
import type { EndUserRow } from '@hausgeist/staff-kit/end-users';
import type { Person } from '@hausgeist/staff-kit/people';
import type {
  AssistantSettingsFragment,
  CompanyInfoFragment,
  EndUserImportStateFragment,
  QuestionRowFragment,
  RoleGridFragment,
  UseCaseRowFragment,
  WordingRowFragment,
} from '../gql/graphql';
import {
  aBroadcast,
  aCompany,
  anEndUserImport,
  aQuestion,
  aRole,
  aUseCase,
  aWording,
  someAssistantSettings,
} from './factories';
import type { BroadcastRowFragment } from '../features/broadcasts/gql/graphql';
import { aPreview, someRecipients, toBroadcast } from './broadcast-answers';
import { FakeAbsences } from './fake-absences';
import { FakeBuildings } from './fake-buildings';
import { FakeChatAccess } from './fake-chat-access';
import { FakeCases } from './fake-cases';
import { FakeInbox } from './fake-inbox';
import { FakeWayIn } from './fake-way-in';
import { FakeOrganisation } from './fake-organisation';
import { FakeReplies } from './fake-replies';
import { rolesOverview } from './fake-roles';
import { FakeStudio, SOME_GROUP } from './fake-studio';

type Variables = Record<string, unknown>;

const named = <Row extends object>(typename: string, row: Row) => ({
  __typename: typename,
  ...row,
});

/** An import as an answer has it. */
export const toImport = (task: EndUserImportStateFragment) => ({
  ...named('EndUserImport', task),
  suggestedMapping: task.suggestedMapping.map((one) => named('EndUserImportColumn', one)),
  mapping: task.mapping.map((one) => named('EndUserImportColumn', one)),
  problems: task.problems.map((one) => named('EndUserImportProblem', one)),
});

/** Answers the portal's GraphQL operations from memory. */
export class FakePortal extends FakeServer {
  endUsers: EndUserRow[] = [anEndUser()];
  /** Of all pages; otherwise as many as there are. */
  endUserCount: number | undefined;
  /** The newest import of the company. */
  endUserImport: EndUserImportStateFragment | undefined;
  /** What there is of each person who may be deleted. */
  belongings = { conversations: 3, emergencies: 1, openCases: 2, openRequests: 0 };
  members: Person[] = [aPerson()];
  invitations: Person[] = [anInvited()];
  /** Of all pages; otherwise as many as there are. */
  invitationCount: number | undefined;
  company: CompanyInfoFragment = aCompany();
  assistant: AssistantSettingsFragment = someAssistantSettings();
  access = new FakeChatAccess();
  questions: QuestionRowFragment[] = [aQuestion()];
  useCases: UseCaseRowFragment[] = [aUseCase()];
  useCaseText = 'Bitte rufen Sie die Technik an.';
  wordings: WordingRowFragment[] = [aWording()];
  roles: RoleGridFragment[] = [aRole()];
  broadcasts: BroadcastRowFragment[] = [aBroadcast()];
  buildings = new FakeBuildings();
  inbox = new FakeInbox();
  questionGroups: Record<string, unknown>[] = [SOME_GROUP];
  studio = new FakeStudio();
  absences = new FakeAbsences();
  cases = new FakeCases();
  replies = new FakeReplies();
  wayIn = new FakeWayIn();
  organisation = new FakeOrganisation();
  constructor() {
    super(SAMPLE_ANSWERS);
  }

  protected override fallback(
    name: string,
    variables: Variables,
  ): Record<string, unknown> | undefined {
    const input = (variables.input ?? {}) as Variables;
    const message = 'OK';
    switch (name) {
      case 'EndUsers':
        return { endUsers: this.#page('EndUser', this.endUsers, this.endUserCount) };
      case 'EndUserBelongings':
        return { endUserBelongings: named('EndUserBelongings', this.belongings) };
      case 'EndUserStats':
        return { endUserStats: named('EndUserStats', { tenants: 128, owners: 34, total: 162 }) };
      case 'PortalEndUserImports':
        return { endUserImports: this.endUserImport ? [this.#import()] : [] };
      case 'PortalEndUserImport':
        return { endUserImport: this.#import() };
      case 'CheckPortalEndUserImport':
        return { checkEndUserImport: { endUserImport: this.#import({ status: 'CHECKING' }) } };
      case 'StartPortalEndUserImport':
        return { startEndUserImport: { endUserImport: this.#import({ status: 'RUNNING' }) } };
      case 'CancelPortalEndUserImport':
        return { cancelEndUserImport: { endUserImport: this.#import({ status: 'CANCELLED' }) } };
      case 'CompanyUsers':
        return {
          users: this.#page('CompanyMember', this.members),
          invitations: this.#page('CompanyMember', this.invitations, this.invitationCount),
        };
      case 'AllCompanyUsers':
        return {
          companyMembers: this.#page('CompanyMember', [...this.members, ...this.invitations]),
        };
      case 'PortalCompany':
        return { company: named('Company', this.company) };
      case 'JudgePassword':
        return { judgePassword: { ...aJudgement(input) } };
      case 'PortalAssistant':
        return { company: this.#assistant() };
      case 'UpdatePortalAssistant':
        return { updateCompanyAssistant: { message, company: this.#assistant() } };
      case 'PortalQuestions':
        return { unansweredQuestions: this.#page('UnansweredQuestion', this.questions) };
      case 'PortalQuestionGroups':
        return { unansweredQuestionGroups: this.questionGroups };
      case 'SetQuestionsState':
        return { setUnansweredQuestionsState: { count: 3 } };
      case 'AssignQuestions':
        return { assignUnansweredQuestions: { count: 3 } };
      case 'SetQuestionState':
        return { setUnansweredQuestionState: { message, question: this.#question(input.state) } };
      case 'AssignQuestion':
        return {
          assignUnansweredQuestion: {
            ...{ message, question: this.#question('DONE') },
            useCase: named('UseCase', aUseCase()),
          },
        };
      case 'PortalUseCases':
      case 'UseCaseChoices':
        return { entries: this.#page('UseCase', this.useCases) };
      case 'PortalUseCase':
        return {
          entry: named('UseCase', {
            ...(this.useCases.find(({ id }) => id === variables.id) ?? aUseCase()),
            text: this.useCaseText,
          }),
          wordings: this.wordings.map((wording) => named('UseCaseWording', wording)),
        };
      case 'AddPortalWording':
        return {
          addWording: {
            ...{ message, wording: named('UseCaseWording', aWording()) },
            useCase: named('UseCase', aUseCase()),
          },
        };
      case 'ReviewPortalWording':
        // After a decision the client reads the list again, without what was decided.
        this.wordings = this.wordings.filter(({ id }) => id !== input.id);
        return { reviewWording: { message, wording: named('UseCaseWording', aWording()) } };
      case 'DeletePortalWording':
        return { deleteWording: { message, deletedId: input.id } };
      case 'PortalBroadcasts':
        return { broadcasts: this.#page('Broadcast', this.broadcasts.map(toBroadcast)) };
      case 'PortalBroadcast':
        return { broadcast: this.#broadcast() };
      case 'CreatePortalBroadcast':
        return { createBroadcast: { message, broadcast: this.#broadcast() } };
      case 'SendPortalBroadcast':
        return { sendBroadcast: { message, broadcast: this.#broadcast() } };
      case 'CancelPortalBroadcast':
        return { cancelBroadcast: { message, broadcast: this.#broadcast() } };
      case 'TestPortalBroadcast':
        return { testBroadcast: { message } };
      case 'PortalBroadcastReach':
        return {
          broadcastReach: named('BroadcastReach', { reached: 41, unsubscribed: 2, unproven: 0 }),
        };
      case 'PortalBroadcastPreview':
        return { broadcastPreview: named('BroadcastPreview', aPreview) };
      case 'PortalPersonChoices':
        return { endUsers: this.#page('EndUser', this.endUsers) };
      case 'PersonContact':
        return {
          endUser: named('EndUser', {
            ...{ id: variables.id, phone: '040 / 12 34 56', email: 'anna.berger@post.example' },
          }),
        };
      case 'PortalChosenPeople':
        return {
          nodes: this.endUsers
            .filter(({ id }) => (variables.ids as string[]).includes(id))
            .map((endUser) => named('EndUser', endUser)),
        };
      case 'PortalBroadcastRecipients':
        return { broadcastRecipients: this.#page('BroadcastRecipient', someRecipients) };
      case 'PortalRolePermissions':
        return { rolePermissions: rolesOverview(this.roles) };
      case 'PasswordResetTokenIsValid':
        return { passwordResetTokenIsValid: true };
      case 'CreateEndUser':
        return { createEndUser: { message, endUser: named('EndUser', anEndUser()) } };
      case 'RenewAuthNumber':
        return {
          renewAuthNumber: {
            ...{ message, endUser: named('EndUser', anEndUser({ authNumber: '765432' })) },
          },
        };
      case 'CreateCompanyUser':
        return { createCompanyUser: { message, member: anInvited() } };
      case 'UpdateCompanyUser':
        return { updateCompanyUser: { message, member: aPerson() } };
      case 'ResendCompanyInvitation':
        return { resendCompanyInvitation: { message, member: anInvited() } };
      case 'RevokeCompanyInvitation':
        return { revokeCompanyInvitation: { message, deletedId: input.id } };
      case 'CompanyUserWork':
        return {
          companyUserWork: named('CompanyUserWork', { openConversations: 0, openCases: 0 }),
        };
      case 'DeleteCompanyUser':
        return { deleteCompanyUser: { message, deletedId: input.id } };
      case 'SaveRolePermissions':
        return { updateRolePermissions: { message, role: named('RolePermissions', aRole()) } };
      case 'RequestPasswordReset':
        return { requestPasswordReset: { message } };
      case 'BeginPasskeySignIn':
        return { beginPasskeySignIn: { challenge: 'one', options: { challenge: 'b25l' } } };
      case 'ResetPassword':
        return { resetPassword: { message } };
      case 'ConversationsToGoTo':
        return { inboxConversations: { edges: [] } };
      case 'PeopleToGoTo':
        return { endUsers: { edges: [] } };
      case 'SimilarPeople':
        return { similarEndUsers: [] };
      case 'NotificationUpdates':
      case 'PortalEndUserImportProgress':
        // Its events are emitted by the test.
        return undefined;
      default: {
        const known =
          this.absences.answer(name) ??
          this.studio.answer(name, input, variables) ??
          this.organisation.answer(name, input) ??
          this.buildings.answer(name, input) ??
          this.replies.answer(name, input) ??
          this.access.answer(name, input) ??
          this.wayIn.answer(name, input);
        let answer = known ?? this.inbox.answer(name, variables);
        if (answer === undefined) answer = this.cases.answer(name, variables);
        if (answer !== undefined) return answer ?? undefined;
        throw new Error(`The fake portal does not know ${name}.`);
      }
    }
  }

  #broadcast() {
    return named('Broadcast', toBroadcast(this.broadcasts[0] ?? aBroadcast()));
  }

  #import(change: Partial<EndUserImportStateFragment> = {}) {
    return toImport({ ...(this.endUserImport ?? anEndUserImport()), ...change });
  }

  #assistant() {
    const { emergencyContacts, holidays, ...settings } = this.assistant;
    const contacts = emergencyContacts.map((contact) => named('EmergencyContact', contact));
    return named('Company', {
      ...settings,
      emergencyContacts: contacts,
      holidays: holidays.map((days) => named('CompanyHoliday', days)),
    });
  }

  #question(state: unknown) {
    return named('UnansweredQuestion', { ...(this.questions[0] ?? aQuestion()), state });
  }

  #page(typename: string, rows: readonly object[], totalCount = rows.length) {
    return {
      __typename: `${typename}Connection`,
      totalCount,
      edges: rows.map((row) => ({ __typename: `${typename}Edge`, node: named(typename, row) })),
    };
  }
}
