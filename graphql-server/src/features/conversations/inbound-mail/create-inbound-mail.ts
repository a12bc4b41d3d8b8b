import { readMailboxAddress } from '../../../mailbox-address.js';
import type { Platform } from '../../../platform/open-platform.js';
import type { UploadReceiver } from '../../attachments/index.js';
import type { Auth } from '../../auth/index.js';
import type { MailService } from '../../mail/index.js';
import type { ConversationService } from '../conversation.service.js';
import { InboundMailService } from './inbound-mail.service.js';
import { MailboxPoller } from './mailbox-poller.js';
import { pollMailboxJob } from './poll-mailbox.job.js';
import { ReplyAddresses } from './reply-addresses.js';

interface InboundMailParts extends Pick<Platform, 'config' | 'database' | 'jobs' | 'log'> {
  auth: Pick<Auth, 'digests'>;
  conversations: ConversationService;
  receiver: UploadReceiver;
  mail: MailService;
}

/** Puts the ways together in which mails come in: over a gateway, out of a mailbox, both or none. */
export function createInboundMail(parts: InboundMailParts) {
  const { config, jobs } = parts;
  const { inboundMailAddress, inboundMailToken: token, imapUrl } = config;
  const addresses =
    inboundMailAddress && (token || imapUrl)
      ? new ReplyAddresses(parts.auth.digests.keyFor('reply addresses'), inboundMailAddress)
      : undefined;
  const mails = new InboundMailService({ ...parts, addresses });
  const address = imapUrl ? readMailboxAddress(imapUrl) : undefined;
  const poller = address
    ? new MailboxPoller({ ...parts, address, seconds: config.imapPollSeconds, mails })
    : undefined;
  if (poller) {
    jobs.work(pollMailboxJob, ({ em, log }, _data, { signal }) =>
      poller.poll({ ...{ em, log, signal } }),
    );
  }
  return {
    /** Where answers to mails go; undefined where nothing takes them. */
    addresses,
    mails,
    start: () => {
      if (config.workerConcurrency > 0) poller?.start();
    },
    stop: async () => poller?.stop(),
  };
}
