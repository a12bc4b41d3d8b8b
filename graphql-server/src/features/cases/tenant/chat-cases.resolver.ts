import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import {
  ChatCase,
  ChatCaseFile,
  ChatCasePayload,
  ReopenChatCaseInput,
  ReportChatCaseInput,
} from './chat-case.type.js';
import type { TenantCaseView } from './tenant-cases.js';
import type { TenantCases } from './tenant-cases.service.js';
import type { TenantReports } from './tenant-reports.service.js';

@Resolver()
export class ChatCasesResolver {
  readonly #cases: TenantCases;
  readonly #reports: TenantReports;

  constructor(cases: TenantCases, reports: TenantReports) {
    this.#cases = cases;
    this.#reports = reports;
  }

  @AccessFor(['endUser'])
  @Query(() => [ChatCase], {
    description:
      'Up to five cases of which I was told, my own and those of others to which a conversation of mine was added; what changed last first, closed ones for a week. Errors: UNAUTHENTICATED.',
  })
  async chatCases(@Ctx() { request }: GraphqlContext): Promise<ChatCase[]> {
    return (await this.#cases.list(request)).map(present);
  }

  @AccessFor(['endUser'])
  @Mutation(() => ChatCasePayload, {
    description:
      'Says that one of my own cases which is done or closed is not done after all; it is `REOPENED` then. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it is not done).',
  })
  async reopenChatCase(
    @Arg('input', () => ReopenChatCaseInput, { description: 'The case.' })
    input: ReopenChatCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ChatCasePayload> {
    return { message: 'Case reopened', case: present(await this.#cases.reopen(request, input)) };
  }

  @AccessFor(['endUser'])
  @Mutation(() => ChatCasePayload, {
    description:
      'Reports damage as a case of my company, below an answer of one of my own conversations that offers it. Repeating is harmless: what is worded otherwise then becomes the text of the case, as long as it is `OPEN`. Photos follow by `POST /api/chat/cases/:id/files`. Errors: BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED.',
  })
  async reportChatCase(
    @Arg('input', () => ReportChatCaseInput, { description: 'What is damaged.' })
    input: ReportChatCaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ChatCasePayload> {
    const id = await this.#reports.report(request, input);
    return { message: 'Case reported', case: present(await this.#cases.one(request, id)) };
  }
}

function present({ serviceCase, isOwn, files, report }: TenantCaseView): ChatCase {
  const { id, number, title, state, answerId, appointmentState } = serviceCase;
  const isAgreed = isOwn && appointmentState === 'CONFIRMED' && state === 'SCHEDULED';
  return {
    ...{
      id,
      number,
      title,
      state,
      isOwn,
      answerId: isOwn ? answerId : null,
      report,
      appointmentAt: isAgreed ? serviceCase.appointmentAt : null,
      appointmentUntil: isAgreed ? serviceCase.appointmentUntil : null,
    },
    files: files.map((file) =>
      Object.assign(new ChatCaseFile(), {
        id: file.id,
        originalName: file.originalName,
        fileSize: file.fileSize,
        mimeType: file.mimeType,
        url: `/api/chat/cases/${id}/files/${file.id}`,
        isOwn: file.side === 'TENANT',
      }),
    ),
  };
}
