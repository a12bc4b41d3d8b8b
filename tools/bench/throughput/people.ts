/** How much is put into the database. */
export const AMOUNTS = { companies: 20, endUsers: 1_000 };

/** Entries of the list. */
export const PAGE = 50;

/** Fills the tables of the product without the detour over the product. */
export const FILL = [
  `insert into company (id, name, address, email, phone, created_at, updated_at)
   select gen_random_uuid(), 'Hausverwaltung ' || i, 'Hafenstraße ' || i || ', 20457 Hamburg',
          'team-' || i || '@verwaltung.example', '040 ' || (100000 + i), now(), now()
     from generate_series(0, ${AMOUNTS.companies - 1}) i`,
  `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
                         apartment_number, auth_number, created_at, updated_at)
   select gen_random_uuid(), c.id, (array['Tenant','Tenant','Owner'])[1 + i % 3],
          (array['Anna','Bernd','Çiğdem','Dörte','Emil'])[1 + i % 5],
          (array['Albers','Bräuer','Öztürk','Müller','Weiß','Huber','Çelik'])[1 + i % 7],
          'person-' || lpad(i::text, 6, '0') || '@post.example', '0171 ' || (3000000 + i),
          'Lindenallee ' || i % 300 || ', 20095 Hamburg', (i % 12) || ' links',
          (100000 + i)::text, date_trunc('milliseconds', now()) - i * interval '1 minute', now()
     from generate_series(0, ${AMOUNTS.endUsers - 1}) i
     join (select id, row_number() over (order by name) - 1 as place from company) c
       on c.place = i % ${AMOUNTS.companies}`,
  'vacuum analyze',
];

/** One end user as all three servers give it. */
const FIELDS = `firstName lastName email phone address apartmentNumber authNumber createdAt`;

/** The list as the product is asked for it. */
export const PRODUCT_QUERY = `query People($first: Int!) {
  endUsers(first: $first, sort: { field: EMAIL, direction: ASC }) {
    edges { node { id ${FIELDS} managingCompany { id name } } }
  }
}`;

/** The list as a page of the console asks for it, with the length of the whole list. */
export const PRODUCT_QUERY_WITH_COUNT = PRODUCT_QUERY.replace('edges {', 'totalCount edges {');

/** The same list from PostGraphile's own fields, under the product's names. */
export const POSTGRAPHILE_QUERY = `query People($first: Int!) {
  endUsers: allEndUsers(first: $first, orderBy: [EMAIL_ASC]) {
    edges {
      node {
        id: rowId ${FIELDS}
        managingCompany: companyByManagingCompanyId { id: rowId name }
      }
    }
  }
}`;

export const POSTGRAPHILE_QUERY_WITH_COUNT = POSTGRAPHILE_QUERY.replace(
  'edges {',
  'totalCount edges {',
);

/** The part of the schema that the bare server needs. */
export const BARE_SCHEMA = `
  type Query { endUsers(first: Int!, sort: EndUserSort): EndUserConnection! }
  input EndUserSort { field: EndUserSortField!, direction: SortDirection! }
  enum EndUserSortField { NAME EMAIL CREATED_AT }
  enum SortDirection { ASC DESC }
  type EndUserConnection { edges: [EndUserEdge!]!, totalCount: Int! }
  type EndUserEdge { node: EndUser! }
  type EndUser {
    id: ID!
    firstName: String!
    lastName: String!
    email: String!
    phone: String!
    address: String!
    apartmentNumber: String!
    authNumber: String!
    createdAt: String!
    managingCompany: Company!
  }
  type Company { id: ID!, name: String! }
`;
