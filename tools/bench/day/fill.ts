/** How much the database holds at scale 1, besides the demo data. */
export const AMOUNTS = { companies: 50, endUsers: 5_000, conversations: 5_000 };

/** Messages of each conversation, questions and answers together. */
const MESSAGES = 6;

/** Number of the people who can sign in, `person-<number>@post.example`. */
export const AUTH_NUMBER = '246810';

/** Statements that fill the tables of the product without the detour over the product. */
export const fillStatements = (scale: number): string[] => [
  `insert into company (id, name, address, email, phone, created_at, updated_at)
   select gen_random_uuid(), 'Hausverwaltung ' || i, 'Hafenstraße ' || i || ', 20457 Hamburg',
          'team-' || i || '@verwaltung.example', '040 ' || (100000 + i), now(), now()
     from generate_series(0, ${AMOUNTS.companies - 1}) i`,
  `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
                         apartment_number, auth_number, created_at, updated_at)
   select gen_random_uuid(), c.id, (array['Tenant','Tenant','Owner'])[1 + i % 3],
          (array['Anna','Bernd','Çiğdem','Dörte','Emil'])[1 + i % 5],
          (array['Albers','Bräuer','Öztürk','Müller','Weiß','Huber','Çelik'])[1 + i % 7] || ' ' || i,
          'person-' || i || '@post.example', '0171 ' || (3000000 + i),
          'Lindenallee ' || i % 300 || ', 20095 Hamburg', (i % 12) || ' links',
          '${AUTH_NUMBER}', now() - i * interval '1 minute', now()
     from generate_series(0, ${AMOUNTS.endUsers * scale - 1}) i
     join (select id, row_number() over (order by name) - 1 as place from company
            where exists (select from use_case where company_id = company.id)) c
       on c.place = i % (select count(distinct company_id) from use_case)`,
  `insert into conversation (id, session_id, company_id, end_user_id, status, revision, message_count,
                             urgency, started_at)
   select gen_random_uuid(), 'bench-' || i, person.managing_company_id, person.id, 'OPEN', ${MESSAGES},
          ${MESSAGES}, 'NORMAL', now() - i * interval '1 minute'
     from generate_series(0, ${AMOUNTS.conversations * scale - 1}) i
     join end_user person on person.email = 'person-' || i || '@post.example'`,
  `insert into message (id, conversation_id, sequence, revision, sender, text, status, is_error, attempt,
                        sources, created_at)
   select gen_random_uuid(), id, n, n, (array['USER','BOT'])[1 + (n + 1) % 2],
          'Die Heizung im Wohnzimmer wird seit gestern nicht mehr warm, das Ventil ist offen.',
          'COMPLETE', false, 0, '[]', started_at
     from conversation, generate_series(1, ${MESSAGES}) n where session_id like 'bench-%'`,
  `insert into audit_entry (id, at, actor_kind, actor_id, actor_name, action, company_id, company_name,
                            subject_kind, subject_id, subject_name, details, address, request_id)
   select gen_random_uuid(), created_at, 'admin', gen_random_uuid(), 'Bea Mess', 'endUser.updated',
          managing_company_id, 'Hausverwaltung', 'endUser', id, first_name || ' ' || last_name,
          '{"fields": ["phone"]}', '127.0.0.1', 'bench'
     from end_user where email like 'person-%'`,
  'vacuum analyze',
];
