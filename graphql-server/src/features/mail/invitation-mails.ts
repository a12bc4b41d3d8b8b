import { namedEnum } from '../../platform/graphql/index.js';

/** Whose lists show the mail of an invitation. */
type Invitation = 'admin-invitation' | 'company-invitation';

export const InvitationMailTrouble = namedEnum(
  'InvitationMailTrouble',
  'Why an invited person may not have the mail.',
  {
    WAITING: 'It has not left yet, and is tried again.',
    UNDELIVERABLE: 'It was refused, came back, or was given up.',
  },
);
export type InvitationMailTrouble = (typeof InvitationMailTrouble)[string];

/** Names the mail of an invitation; one that is sent again ends later, and has a mail of its own. */
export const invitationOccasion = (kind: Invitation, id: string, expiresAt: Date): string =>
  `${kind}:${id}:${expiresAt.getTime()}`;

/** SQL that gives the {@link InvitationMailTrouble} of an invitation, null where none is known of. */
export const invitationMailTrouble = (kind: Invitation, id: string, expiresAt: string): string =>
  `(select case when m.status = 'failed' or m.bounced_at is not null then 'UNDELIVERABLE'
                when m.status = 'queued' and (m.last_error is not null
                  or m.created_at < now() - interval '1 minute') then 'WAITING' end
      from mail m
     where m.dedupe_key = '${kind}:' || ${id} || ':' || (extract(epoch from ${expiresAt}) * 1000)::bigint)`;
