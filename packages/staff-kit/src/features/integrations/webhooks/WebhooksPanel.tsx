import type { Owner } from '../owner/owner';
import { useAddress } from '../use-address';
import { WebhookList } from './WebhookList';
import { WebhookPage } from './WebhookPage';

/** The list of webhooks, or the one that the address names. */
export function WebhooksPanel(owner: Owner) {
  const { webhook } = useAddress();
  return webhook ? (
    <WebhookPage key={webhook} id={webhook} {...owner} />
  ) : (
    <WebhookList {...owner} />
  );
}
