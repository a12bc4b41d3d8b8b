import type { ChatAccess } from './chat-access.service.js';
import type { ChatAccessSettings } from './chat-access.type.js';

/** How people get in, under the names of the contract. */
export const presentChatAccess = ({ renewal, ...access }: ChatAccess): ChatAccessSettings => ({
  ...access,
  renewal: renewal && {
    id: renewal.id,
    digits: renewal.digits,
    startedAt: renewal.startedAt,
    holdsFrom: renewal.holdsFrom,
    total: renewal.total,
    done: renewal.done,
    finishedAt: renewal.finishedAt ?? null,
  },
});
