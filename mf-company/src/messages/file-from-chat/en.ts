import type { fileFromChat as german } from './de';

/** Texts of the page of a file from the chat, in English. */
export const fileFromChat: typeof german = {
  title: 'File from a conversation',
  text: 'This file was sent in a chat with the AI assistant. Only open files that you expect.',
  download: 'Download file',
  failed:
    'The file could not be loaded. It may have been deleted, or it belongs to another company.',
};
