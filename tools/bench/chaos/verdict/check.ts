import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { FaultRecord } from '../faults/run-faults.ts';
import type { Ledger } from '../ledger.ts';
import type { Follower } from '../people/follower.ts';
import type { World } from '../world.ts';

/** One thing that must hold: of how many, how many do not, and some of those. */
export interface Check {
  name: string;
  of: number;
  wrong: readonly string[];
  /** Counted, but no reason to fail. */
  isRemark?: boolean;
}

interface MessageRow {
  id: string;
  session_id: string;
  sender: string;
  text: string;
  status: string;
  is_error: boolean;
  request_id: string | null;
  reply_to_id: string | null;
}

async function readMessages(client: Client): Promise<MessageRow[]> {
  const { rows } = await client.query<MessageRow>(
    `select message.id, session_id, sender, text, message.status, is_error, request_id, reply_to_id
       from message join conversation on conversation.id = message.conversation_id`,
  );
  return rows;
}

/** Questions and answers against what clients were told of them. */
export async function checkAnswers(client: Client, ledger: Ledger): Promise<Check[]> {
  const messages = await readMessages(client);
  const questions = messages.filter(({ sender }) => sender === 'USER');
  const byRequest = Map.groupBy(questions, ({ request_id }) => request_id ?? '');
  const byQuestion = Map.groupBy(
    messages.filter(({ reply_to_id }) => reply_to_id !== null),
    ({ reply_to_id }) => reply_to_id ?? '',
  );
  const asked = [...ledger.questions];
  const told = asked.filter(([, { answer }]) => answer !== undefined);
  const stored = (requestId: string) => byRequest.get(requestId)?.[0];
  const answerOf = (requestId: string) => byQuestion.get(stored(requestId)?.id ?? '')?.[0];
  const apologies = questions.filter(({ id }) => byQuestion.get(id)?.some((one) => one.is_error));
  return [
    {
      name: 'acknowledged questions that are lost',
      of: asked.length,
      wrong: asked.filter(([id, { text }]) => stored(id)?.text !== text).map(([id]) => id),
    },
    {
      name: 'questions that are stored twice',
      of: questions.length,
      wrong: [...byRequest].filter(([, rows]) => rows.length > 1).map(([id]) => id),
    },
    {
      name: 'questions that have not exactly one answer',
      of: questions.length,
      wrong: questions
        .filter(({ id }) => byQuestion.get(id)?.length !== 1)
        .map(({ id, session_id }) => `${id} of ${session_id}`),
    },
    {
      name: 'answers that are not complete',
      of: questions.length,
      wrong: messages.filter(({ status }) => status === 'GENERATING').map(({ id }) => id),
    },
    {
      name: 'answers that became others after they were told',
      of: told.length,
      wrong: told
        .filter(([id, { answer }]) => answerOf(id)?.text !== answer)
        .map(([id, { answer }]) => `${id}: "${answer}" is "${answerOf(id)?.text}"`),
    },
    {
      name: 'questions answered with an apology',
      of: questions.length,
      wrong: apologies.map(({ id }) => id),
      isRemark: true,
    },
  ];
}

/** So long after Valkey is back pieces may still be missing: connections are made anew by then. */
const RECONNECTING_MS = 15_000;

/** What followers know against what is stored. */
export async function checkFollowers(
  client: Client,
  followers: readonly Follower[],
  faults: readonly FaultRecord[],
  untold: readonly number[],
): Promise<Check[]> {
  const gaps = followers.flatMap(({ feed }) => feed.gaps);
  const isExplained = ({ at }: { at: number }) =>
    untold.some((moment) => Math.abs(at - moment) <= RECONNECTING_MS) ||
    faults.some(
      ({ kind, began, ended }) =>
        kind.includes('Valkey') && at >= began && at <= ended + RECONNECTING_MS,
    );
  const messages = Map.groupBy(await readMessages(client), ({ session_id }) => session_id);
  const isCurrent = ({ feed, sessionId }: Follower) =>
    (messages.get(sessionId) ?? []).every(({ id, text, status }) => {
      const known = feed.messages.get(id);
      return known?.text === text && known.status === status;
    });
  return [
    {
      name: 'followers who do not know all messages as they are stored',
      of: followers.length,
      wrong: followers.filter((one) => !isCurrent(one)).map(({ sessionId }) => sessionId),
    },
    {
      name: 'answers whose pieces came with a gap',
      of: followers.reduce((sum, { feed }) => sum + feed.messages.size, 0),
      wrong: gaps.filter((gap) => !isExplained(gap)).map(({ what }) => what),
    },
    {
      name: 'such answers while Valkey was away or silent, which then come as a whole',
      of: gaps.length,
      wrong: gaps.filter(isExplained).map(({ what }) => what),
      isRemark: true,
    },
    {
      name: 'answers whose pieces were not the stored text',
      of: followers.reduce((sum, { feed }) => sum + feed.streamed, 0),
      wrong: followers.flatMap(({ feed }) => feed.differences),
    },
    {
      name: 'subscriptions that were refused',
      of: followers.reduce((sum, { sockets }) => sum + sockets, 0),
      wrong: followers.flatMap(({ refusals }) => refusals),
    },
  ];
}

/** Ends of conversations, mails and webhooks. */
export async function checkDeliveries(
  client: Client,
  ledger: Ledger,
  { mailServer, receiver }: World,
): Promise<Check[]> {
  const { rows: ended } = await client.query<{ session_id: string; mails: number }>(
    `select session_id, (select count(*)::int from mail
       where dedupe_key like 'conversation-summary:' || conversation.id || ':%') as mails
       from conversation where status = 'ENDED' and summary is not null`,
  );
  const mailsOf = new Map(ended.map(({ session_id, mails }) => [session_id, mails]));
  const { rows: mails } = await client.query<{ message_id: string; status: string }>(
    'select message_id, status from mail',
  );
  const kept = (id: string) => mailServer.kept.get(id) ?? 0;
  const { rows: deliveries } = await client.query<{ event_id: string; status: string }>(
    'select event_id, status from webhook_delivery',
  );
  const known = new Set(deliveries.map(({ event_id }) => event_id));
  const doubled = mails.filter(({ message_id }) => kept(message_id) > 1);
  return [
    {
      name: 'ended conversations without summary or without their two mails',
      of: ledger.endedSessions.size,
      wrong: [...ledger.endedSessions].filter((id) => mailsOf.get(id) !== 2),
    },
    {
      name: 'mails that are lost',
      of: mails.length,
      wrong: mails
        .filter(({ message_id: id }) => kept(id) === 0 && !mailServer.refused.has(id))
        .map(({ message_id, status }) => `${message_id} ${status}`),
    },
    {
      name: 'mails that came twice, where the server confirmed them the first time',
      of: mails.length,
      wrong: doubled
        .filter(({ message_id }) => !mailServer.unconfirmed.has(message_id))
        .map(({ message_id }) => message_id),
      isRemark: true,
    },
    {
      name: 'mails that came twice, because the server kept them in silence',
      of: mails.length,
      wrong: doubled
        .filter(({ message_id }) => mailServer.unconfirmed.has(message_id))
        .map(({ message_id }) => message_id),
      isRemark: true,
    },
    {
      name: 'webhooks that did not arrive',
      of: deliveries.length,
      wrong: deliveries
        .filter(({ event_id }) => !receiver.confirmed.has(event_id))
        .map(({ event_id, status }) => `${event_id} ${status}`),
    },
    {
      name: 'webhooks with an id that is not known',
      of: receiver.confirmed.size,
      wrong: [...receiver.confirmed.keys()].filter((id) => !known.has(id)),
    },
    {
      name: 'webhooks that came more than once',
      of: receiver.confirmed.size,
      wrong: [...receiver.confirmed].filter(([, times]) => times > 1).map(([id]) => id),
      isRemark: true,
    },
  ];
}

const EXPECTED_EVENTS = `
  with expected as (
    select 'end_user.created' as type, id::text from end_user where email like 'vera-%'
      or email like 'import-%'
    union all select 'conversation.started', id::text from conversation
    union all select 'conversation.ended', id::text from conversation where status = 'ENDED'
    union all select 'message.answered', id::text from message
      where reply_to_id is not null and status = 'COMPLETE' and not is_error
  ), told as materialized (
    select type, subject.id
      from webhook_event, lateral (select body::jsonb->'data' as data) parsed,
           lateral (values (data->>'endUserId'), (data->>'conversationId'), (data->>'answerId')) subject (id)
     where created_at >= (select min(created_at) from webhook)
  )
  select expected.type, expected.id from expected
   where not exists (select from told where told.type = expected.type and told.id = expected.id)`;

/** Work of the staff, files, and events that changes must have caused. */
export async function checkRecords(client: Client, ledger: Ledger, url: string): Promise<Check[]> {
  const { rows: people } = await client.query<{ email: string; phone: string }>(
    'select email, phone from end_user',
  );
  const byEmail = Map.groupBy(people, ({ email }) => email);
  const imported = (key: string) =>
    people.filter(({ email }) => email.startsWith(`import-${key}-`)).length;
  const { rows: active } = await client.query<{ company_id: string; file_name: string }>(
    'select company_id, file_name from prompt_file where active',
  );
  const fileOf = new Map(active.map(({ company_id, file_name }) => [company_id, file_name]));
  const { rows: untold } = await client.query<{ type: string; id: string }>(EXPECTED_EVENTS);
  return [
    {
      name: 'acknowledged people or edits that are lost',
      of: ledger.people.size,
      wrong: [...ledger.people]
        .filter(([email, phone]) => byEmail.get(email)?.[0]?.phone !== phone)
        .map(([email, phone]) => `${email} has ${byEmail.get(email)?.[0]?.phone}, not ${phone}`),
    },
    {
      name: 'imports that are not complete',
      of: ledger.imports.size,
      wrong: [...ledger.imports]
        .filter(([key, count]) => imported(key) !== count)
        .map(([key]) => `${key}: ${imported(key)}`),
    },
    {
      name: 'companies that answer from another file than the newest',
      of: ledger.promptFiles.size,
      wrong: [...ledger.promptFiles]
        .filter(([id, name]) => fileOf.get(id) !== name)
        .map(([id, name]) => `${fileOf.get(id)}, not ${name}`),
    },
    {
      name: 'changes without their event',
      of: people.length,
      wrong: untold.map(({ type, id }) => `${type} ${id}`),
    },
    await checkFiles(ledger, url),
  ];
}

async function checkFiles({ files }: Ledger, url: string): Promise<Check> {
  const wrong: string[] = [];
  for (const [id, file] of files) {
    const response = await fetch(new URL(file.url, url), { headers: { cookie: file.cookie } });
    const body = Buffer.from(await response.arrayBuffer());
    const sha256 = createHash('sha256').update(body).digest('hex');
    if (sha256 !== file.sha256) wrong.push(`${id}: status ${response.status}`);
  }
  return { name: 'files that are lost or others', of: files.size, wrong };
}
