import { useRest, useToast, useTranslations } from '@hausgeist/shell-api';
import { saveAnswer } from '@hausgeist/staff-kit';
import { useState } from 'react';
import type { InboxMessageFragment } from '../gql/graphql';

/** A file of a message. */
export type Attachment = InboxMessageFragment['attachments'][number];

/** Where the server keeps a file. */
export const fileAddress = ({ id }: Pick<Attachment, 'id'>) => `/files/${encodeURIComponent(id)}`;

/** Saves a file, and says when that is not possible. */
export function useSave(file: Attachment) {
  const t = useTranslations('inbox.files');
  const toast = useToast();
  const rest = useRest();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await saveAnswer(await rest(fileAddress(file)), file.originalName);
    } catch {
      toast(t('failed'), 'danger');
    }
    setBusy(false);
  }
  return { isBusy, save: () => void save() };
}
