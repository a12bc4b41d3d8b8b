/** A list as the screens ask for it. */
export interface ListQuery {
  name: string;
  /** Root field, by which the answer is read. */
  field: string;
  query: string;
  variables: object;
  /** Asks for the last page, by offset. */
  last?: boolean;
}

const PAGE = 25;

const lists = {
  companies: {
    filter: 'CompanyFilter',
    node: 'id name address email phone whatsapp tenantCount ownerCount userCount promptStatus promptVectorCount createdAt',
  },
  companyMembers: {
    filter: 'CompanyMemberFilter',
    node: 'id firstName lastName fullName email role status invitedBy createdAt managingCompany { id name } ... on CompanyUser { lastLoginAt isCurrentUser } ... on CompanyInvitation { expiresAt isExpired }',
  },
  endUsers: {
    filter: 'EndUserFilter',
    node: 'id type firstName lastName fullName email phone address apartmentNumber roomIndication authNumber createdAt managingCompany { id name }',
  },
  admins: {
    filter: 'AdminUserFilter',
    node: 'id firstName lastName email isVerified createdAt isCurrentUser invitationExpiresAt',
  },
  auditLog: {
    filter: 'AuditEntryFilter',
    node: 'id at actorKind actorId actorName action companyId companyName subjectKind subjectId subjectName details address',
  },
} as const;

function list(
  name: string,
  field: keyof typeof lists,
  { filter = {}, last = false }: { filter?: object; last?: boolean } = {},
): ListQuery {
  const { filter: type, node } = lists[field];
  const query = `query ($first: Int, $offset: Int, $filter: ${type}) {
    ${field}(first: $first, offset: $offset, filter: $filter) {
      totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${node} } }
    }
  }`;
  return { name, field, query, variables: { first: PAGE, filter }, last };
}

const monitoring = (range: string): ListQuery => ({
  name: `monitoring ${range}`,
  field: 'monitoring',
  query: `query ($range: MonitoringRange!) {
    monitoring(range: $range) {
      apiMetrics { totalRequests } costMetrics { totalCost modelUsage { model cost } }
      series { at requests cost cacheHitRate ragQueries } alerts { code } hints { code }
    }
  }`,
  variables: { range },
});

/** Everything that is measured; `companyId` is one company among all. */
export function listQueries(companyId: string): ListQuery[] {
  return [
    list('companies', 'companies'),
    list('companies, search', 'companies', { filter: { search: 'seeblick' } }),
    list('companies, last page', 'companies', { last: true }),
    list('companyMembers of all', 'companyMembers'),
    list('companyMembers of all, search', 'companyMembers', { filter: { search: 'öztürk' } }),
    list('companyMembers of all, last page', 'companyMembers', { last: true }),
    list('companyMembers of one', 'companyMembers', { filter: { companyId } }),
    list('endUsers of all', 'endUsers'),
    list('endUsers of all, search', 'endUsers', { filter: { search: 'öztürk' } }),
    list('endUsers of all, rare search', 'endUsers', { filter: { search: 'person-4711@' } }),
    list('endUsers of all, owners', 'endUsers', { filter: { type: 'OWNER' } }),
    list('endUsers of all, last page', 'endUsers', { last: true }),
    list('endUsers of one', 'endUsers', { filter: { companyId } }),
    list('endUsers of one, search', 'endUsers', { filter: { companyId, search: 'anna' } }),
    list('endUsers of one, last page', 'endUsers', { filter: { companyId }, last: true }),
    list('admins', 'admins'),
    list('admins, search', 'admins', { filter: { search: 'weiß' } }),
    list('admins, last page', 'admins', { last: true }),
    list('auditLog', 'auditLog'),
    list('auditLog of one', 'auditLog', { filter: { companyId } }),
    list('auditLog, search', 'auditLog', { filter: { search: 'person 4711' } }),
    list('auditLog, last page', 'auditLog', { last: true }),
    monitoring('LAST_24_HOURS'),
    monitoring('LAST_30_DAYS'),
  ];
}
