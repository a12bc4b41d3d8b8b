/** What the company of the benchmark has, besides the demo data. */
export const AMOUNTS = { homes: 800, conversations: 100_000, messages: 1_000_000 };

/** Number of the people who can sign in, `home-<number>@post.example`. */
export const AUTH_NUMBER = '246810';

const MESSAGES = AMOUNTS.messages / AMOUNTS.conversations;

/** Words of questions, and which of so many messages has one of them. */
export const SEARCHES = [
  { word: 'Heizung', everyMessage: 10 },
  { word: 'Wasserschaden', everyMessage: 100 },
  { word: 'Rollladen', everyMessage: 1_000 },
  { word: 'Balkonbrüstung', everyMessage: 100_000 },
] as const;

const COMPANY = `(select id from company where name like 'Lindenhof%')`;

const wordOf = SEARCHES.toReversed()
  .map(
    ({ word, everyMessage }) =>
      `when c.place * ${MESSAGES} + n) % ${everyMessage} = 0 then '${word}'`,
  )
  .map((line) => line.replace('when ', 'when ('))
  .join(' ');

/** Statements that give the company a history of years. */
export const fillStatements = (): string[] => [
  `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
                         apartment_number, auth_number, created_at, updated_at)
   select gen_random_uuid(), ${COMPANY}, (array['Tenant','Tenant','Owner'])[1 + i % 3],
          (array['Anna','Bernd','Çiğdem','Dörte','Emil'])[1 + i % 5],
          (array['Albers','Bräuer','Öztürk','Müller','Weiß','Huber','Çelik'])[1 + i % 7] || ' ' || i,
          'home-' || i || '@post.example', '0171 ' || (3000000 + i),
          'Lindenallee ' || i % 60 || ', 20095 Hamburg', (i % 12) || ' links', '${AUTH_NUMBER}', now(), now()
     from generate_series(0, ${AMOUNTS.homes - 1}) i`,
  `insert into conversation (id, session_id, company_id, end_user_id, status, revision, message_count,
                             urgency, category, started_at, last_activity_at, archived_at, waiting_since)
   select gen_random_uuid(), 'bench-' || i, person.managing_company_id, person.id,
          case when i < 200 then 'OPEN' else 'ENDED' end, ${MESSAGES}, ${MESSAGES},
          case when i % 500 = 0 then 'EMERGENCY' else 'NORMAL' end,
          (array['Heizung','Wasser','Schlüssel','Miete','Lärm'])[1 + i % 5],
          now() - i * interval '10 minutes', now() - i * interval '10 minutes',
          case when i % 2 = 1 and i > 2000 then now() end,
          case when i < 2000 and i % 50 = 0 then now() - i * interval '10 minutes' end
     from generate_series(0, ${AMOUNTS.conversations - 1}) i
     join end_user person on person.email = 'home-' || i % ${AMOUNTS.homes} || '@post.example'`,
  `insert into message (id, conversation_id, sequence, revision, sender, text, status, is_error, attempt,
                        sources, created_at)
   select gen_random_uuid(), c.id, n, n, (array['USER','BOT'])[1 + (n + 1) % 2],
          'Guten Tag, es geht um ' || case ${wordOf} else 'etwas im Haus' end
            || ', Vorgang ' || (c.place * ${MESSAGES} + n) || ': '
            || (array['das ist seit gestern so', 'ich bin ab vier Uhr zu erreichen',
                      'der Techniker war schon einmal da', 'bei den Nachbarn ist es genauso',
                      'wir brauchen bitte bald einen Termin'])[1 + (c.place + n) % 5] || '.',
          'COMPLETE', false, 0, '[]', c.started_at
     from (select id, started_at, substr(session_id, 7)::int as place from conversation
            where session_id like 'bench-%') c, generate_series(1, ${MESSAGES}) n`,
  'vacuum analyze',
];
