import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import type { AuditEntryView } from './audit-entry-view.js';
import type { AuditLogReader } from './audit-log-reader.js';
import { AuditEntryConnection, type AuditEntryType, AuditLogArguments } from './audit-log.type.js';

@Resolver()
export class AuditLogResolver {
  readonly #reader: AuditLogReader;

  constructor(reader: AuditLogReader) {
    this.#reader = reader;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => AuditEntryConnection, {
    description:
      'Actions with their actors and subjects, newest first: all of them for administrators and API keys with `audit.view`, those about their own company for company users and keys with `settings.audit`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async auditLog(
    @Args(() => AuditLogArguments) { filter, ...paging }: AuditLogArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AuditEntryConnection> {
    const { edges, ...page } = await this.#reader.list(request, filter ?? {}, paging);
    return {
      ...page,
      edges: edges.map(({ cursor, node }) => ({ cursor, node: presentEntry(node) })),
    };
  }
}

/** An entry as GraphQL shows it. */
export function presentEntry(entry: AuditEntryView): AuditEntryType {
  const { details } = entry;
  return { ...entry, details: details === '{}' ? null : (JSON.parse(details) as unknown) };
}
