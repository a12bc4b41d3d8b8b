/** Empties what a mail says: its texts, and those that go along as files. */
export const FORGET = `html = '', text = '', attachments = coalesce(
  (select jsonb_agg(file - 'content') from jsonb_array_elements(attachments) file), '[]')`;
