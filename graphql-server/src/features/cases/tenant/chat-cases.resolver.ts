import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { ChatCase, ChatCaseFile, ChatCasePayload, ReopenChatCaseInput } from './chat-case.type.js';
import type { TenantCaseView } from './tenant-cases.js';
import type { TenantCases } from './tenant-cases.service.js';

@Resolver()
export class ChatCasesResolver {
  readonly #cases: TenantCases;

  constructor(cases: TenantCases) {
    this.#cases = cases;
  }

  @AccessFor(['endUser'])
  @Query(() => [ChatCase], {
    description:
      'Up to five of my own cases of which I was told, what changed last first; closed ones for a week. Errors: UNAUTHENTICATED.',
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
}

function present({ serviceCase, files, report }: TenantCaseView): ChatCase {
  const { id, number, title, state, appointmentAt, appointmentState } = serviceCase;
  const isAgreed = appointmentState === 'CONFIRMED' && state === 'SCHEDULED';
  return {
    ...{ id, number, title, state, report, appointmentAt: isAgreed ? appointmentAt : null },
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
