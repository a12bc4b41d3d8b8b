import type { Catalogues } from '@hausgeist/shell-api';
import * as de from './file-from-chat/de';
import * as en from './file-from-chat/en';

/** Texts of the page of a file from the chat, which come with it. */
export const fileFromChatCatalogues = { de, en } satisfies Catalogues<typeof de>;
