import type { Platform } from '../../../platform/open-platform.js';
import type { Announcement, Announcements } from '../../assistant/index.js';
import { fillPlaceholders } from '../../../platform/input/index.js';
import { noteSeen } from './seen.repository.js';

/** The assistant speaks of a broadcast for so many days after it was sent, or after its last day if that is later. */
const SPOKEN_OF_DAYS = 14;

/** Broadcasts that are looked at; more in two weeks are not read by anyone, but some hold for long. */
const MOST = 10;

interface Sent extends Omit<Announcement, 'sentAt'> {
  sentAt: Date | string;
  companyName: string;
  companyPhone: string;
}

/**
 * What a company has sent to a person and was to be reckoned with in the last two weeks, the newest first, put away in
 * the chat or not.
 */
export const announcementsIn = ({ orm }: Platform['database']): Announcements => ({
  async find(person) {
    const rows = await orm.em.fork().execute<Sent[]>(
      `select b.id, b.subject, b.text, b.started_at as "sentAt", b.valid_until::text as "validUntil", c.name as "companyName", c.phone as "companyPhone"
         from broadcast_recipient r
         join broadcast b on b.id = r.broadcast_id
         join company c on c.id = r.company_id
        where r.company_id = ? and r.end_user_id = ? and r.status in ('QUEUED', 'UNPROVEN')
          and greatest(b.started_at, b.valid_until) > now() - interval '${SPOKEN_OF_DAYS} days'
        order by b.started_at desc, b.id limit ${MOST}`,
      [person.companyId, person.endUserId],
    );
    return rows.map(withoutPerson);
  },
  noteTold: (person, ids) => noteSeen(orm.em.fork(), person, { ids, isRead: true }),
});

/** What is filled in about the person: their own name is nothing that a model has to read. */
const OF_PERSON = /\{\{\s*(?!(?:companyName|companyPhone)\b)\w+\s*\}\}/;

/** A paragraph that only greets. */
const GREETING = /^(?:guten tag|hallo|moin|liebe|sehr geehrte)[^.?\n]{0,80}[,!]$/i;

function withoutPerson(sent: Sent): Announcement {
  const { id, subject, text, sentAt, validUntil, companyName, companyPhone } = sent;
  const filled = (part: string) => fillPlaceholders(part, { companyName, companyPhone });
  const impersonal = text
    .split(/\n{2,}/)
    .filter((paragraph) => !OF_PERSON.test(paragraph) && !GREETING.test(paragraph.trim()));
  const said = filled(impersonal.join('\n\n')).trim();
  return {
    id,
    subject: filled(
      subject.replaceAll(new RegExp(`\\s*(?:für |an )?${OF_PERSON.source}`, 'g'), ''),
    ),
    // What followed a greeting began in small letters.
    text: `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`,
    sentAt: new Date(sentAt),
    validUntil,
  };
}
