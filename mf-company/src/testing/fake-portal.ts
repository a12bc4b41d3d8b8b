import { ApolloLink } from '@apollo/client';
import { PERMISSION_GROUPS } from '@hausgeist/schema';
import { SAMPLE_ANSWERS } from '@hausgeist/staff-kit/testing';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import type {
  AssistantSettingsFragment,
  CompanyInfoFragment,
  EndUserImportStateFragment,
  EndUserRowFragment,
  MemberRowFragment,
  QuestionRowFragment,
  RoleGridFragment,
  SessionRowFragment,
  UseCaseRowFragment,
  WordingRowFragment,
} from '../gql/graphql';
import {
  aCompany,
  aDevice,
  aMember,
  anEndUser,
  anEndUserImport,
  anInvitation,
  aQuestion,
  aRole,
  aUseCase,
  aWording,
  someAssistantSettings,
} from './factories';

type Variables = Record<string, unknown>;

/** An error as the server words it; `NETWORK` stands for no answer at all. */
export interface FakeFailure {
  code: string;
  message?: string;
  fields?: readonly { field: string; message: string }[];
}

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
export class FakePortal {
  endUsers: EndUserRowFragment[] = [anEndUser()];
  /** Of all pages; otherwise as many as there are. */
  endUserCount: number | undefined;
  /** The newest import of the company. */
  endUserImport: EndUserImportStateFragment | undefined;
  members: MemberRowFragment[] = [aMember()];
  invitations: MemberRowFragment[] = [anInvitation()];
  /** Of all pages; otherwise as many as there are. */
  invitationCount: number | undefined;
  company: CompanyInfoFragment = aCompany();
  assistant: AssistantSettingsFragment = someAssistantSettings();
  questions: QuestionRowFragment[] = [aQuestion()];
  useCases: UseCaseRowFragment[] = [aUseCase()];
  useCaseText = 'Bitte rufen Sie die Technik an.';
  wordings: WordingRowFragment[] = [aWording()];
  roles: RoleGridFragment[] = [aRole()];
  devices: SessionRowFragment[] = [aDevice()];
  /** Every operation that was asked for, in order. */
  readonly calls: { name: string; variables: Variables }[] = [];
  /** What operations of a name fail with. */
  readonly failures = new Map<string, FakeFailure>();
  /** Answers that replace the ones below. */
  readonly answers = new Map<string, object>(Object.entries(SAMPLE_ANSWERS));
  /** Operations that never answer. */
  readonly silent = new Set<string>();

  readonly #listeners = new Map<string, (data: object) => void>();

  /** Tells whoever has subscribed. */
  emit(name: string, data: object): void {
    this.#listeners.get(name)?.(data);
  }

  /** What the last operation of a name was asked with. */
  lastCall(name: string): Variables | undefined {
    return this.calls.findLast((call) => call.name === name)?.variables;
  }

  readonly link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    const variables: Variables = operation.variables;
    this.calls.push({ name, variables });
    return new Observable((observer) => {
      if (this.silent.has(name)) return undefined;
      if (operation.operationType === OperationTypeNode.SUBSCRIPTION) {
        this.#listeners.set(name, (data) => observer.next({ data }));
        return () => this.#listeners.delete(name);
      }
      const timer = setTimeout(() => {
        const failure = this.failures.get(name);
        if (failure?.code === 'NETWORK') {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        if (failure) {
          const { code, message = '', fields } = failure;
          observer.next({ data: null, errors: [{ message, extensions: { code, fields } }] });
        } else observer.next({ data: this.answers.get(name) ?? this.#answer(name, variables) });
        observer.complete();
      }, 0);
      return () => clearTimeout(timer);
    });
  });

  #answer(name: string, variables: Variables): Record<string, unknown> {
    const input = (variables.input ?? {}) as Variables;
    const message = 'OK';
    switch (name) {
      case 'PortalEndUsers':
        return { endUsers: this.#page('EndUser', this.endUsers, this.endUserCount) };
      case 'PortalEndUserStats':
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
      case 'PortalTeam':
        return {
          members: this.#page('CompanyMember', this.members),
          invitations: this.#page('CompanyMember', this.invitations, this.invitationCount),
        };
      case 'PortalCompanyUsers':
        return {
          companyMembers: this.#page('CompanyMember', [...this.members, ...this.invitations]),
        };
      case 'PortalCompany':
        return { company: named('Company', this.company) };
      case 'PortalAssistant':
        return { company: this.#assistant() };
      case 'UpdatePortalAssistant':
        return { updateCompanyAssistant: { message, company: this.#assistant() } };
      case 'PortalQuestions':
        return { unansweredQuestions: this.#page('UnansweredQuestion', this.questions) };
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
            ...(this.useCases[0] ?? aUseCase()),
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
        // Whoever decides reads the list again, without what was decided.
        this.wordings = this.wordings.filter(({ id }) => id !== input.id);
        return { reviewWording: { message, wording: named('UseCaseWording', aWording()) } };
      case 'DeletePortalWording':
        return { deleteWording: { message, deletedId: input.id } };
      case 'PortalRolePermissions':
        return { rolePermissions: this.#overview() };
      case 'PortalSessions':
        return { signInSessions: this.devices.map((device) => named('SignInSession', device)) };
      case 'CompanyResetTokenIsValid':
        return { passwordResetTokenIsValid: true };
      case 'CreatePortalEndUser':
        return { createEndUser: { message, endUser: named('EndUser', anEndUser()) } };
      case 'RenewPortalAuthNumber':
        return {
          renewAuthNumber: {
            message,
            endUser: named('EndUser', anEndUser({ authNumber: '765432' })),
          },
        };
      case 'InviteMember':
        return { createCompanyUser: { message, member: named('CompanyMember', anInvitation()) } };
      case 'UpdateMember':
        return { updateCompanyUser: { message, member: named('CompanyMember', aMember()) } };
      case 'ResendInvitation':
        return {
          resendCompanyInvitation: { message, member: named('CompanyMember', anInvitation()) },
        };
      case 'RevokeInvitation':
        return { revokeCompanyInvitation: { message, deletedId: input.id } };
      case 'RemoveMember':
        return { deleteCompanyUser: { message, deletedId: input.id } };
      case 'SaveRolePermissions':
        return { updateRolePermissions: { message, role: named('RolePermissions', aRole()) } };
      case 'RequestCompanyPasswordReset':
        return { requestCompanyPasswordReset: { message } };
      case 'ResetCompanyPassword':
        return { resetCompanyPassword: { message } };
      default:
        throw new Error(`The fake portal does not know ${name}.`);
    }
  }

  #import(change: Partial<EndUserImportStateFragment> = {}) {
    return toImport({ ...(this.endUserImport ?? anEndUserImport()), ...change });
  }

  #assistant() {
    const { emergencyContacts, ...settings } = this.assistant;
    const contacts = emergencyContacts.map((contact) => named('EmergencyContact', contact));
    return named('Company', { ...settings, emergencyContacts: contacts });
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

  #overview() {
    return {
      __typename: 'RolePermissionsOverview',
      roles: this.roles.map((role) => named('RolePermissions', role)),
      availablePermissions: Object.entries(PERMISSION_GROUPS).map(([group, keys]) => ({
        __typename: 'PermissionGroup',
        group,
        label: group,
        permissions: keys.map((key) => ({
          __typename: 'PermissionDescription',
          name: `${group}.${key}`,
          key,
          description: `${group}.${key}`,
        })),
      })),
    };
  }
}
