import { toRequestFailure, useMutation, useTranslations } from '@hausgeist/shell-api/slim';
import { useRef, useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChatCaseCardFragmentDoc,
  ChatNewsDocument,
  ReportChatCaseDocument,
} from '../../gql/graphql';
import { addCaseFiles, type FileSet } from '../attachments';
import { useRefusalText } from '../conversation';
import type { ReportDraft } from './report-draft';

interface Report extends ReportDraft {
  /** Files of the conversation that go along. */
  attachmentIds: string[];
  photos: FileSet;
}

/** Sends a report: first the case, then its photos. Both may be sent again without doubles. */
export function useDamageReport(answerId: string) {
  const t = useTranslations('damage');
  const refusalText = useRefusalText();
  const [report] = useMutation(ReportChatCaseDocument);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isSending = useRef(false);

  async function addPhotos(caseId: string, photos: FileSet): Promise<void> {
    const done = await addCaseFiles(caseId, photos);
    if (done.isAdded) return;
    throw new Error((done.refusal && refusalText(done.refusal)) || t('photosFailed'));
  }

  /** Whether all of it has arrived. */
  async function send({ photos, noticedOn, ...texts }: Report): Promise<boolean> {
    // A second press may come before the button is drawn as busy.
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    setError(undefined);
    const input = { answerId, ...texts, noticedOn: noticedOn || null };
    const isSent = await report({ variables: { input }, refetchQueries: [ChatNewsDocument] })
      .catch((failure: unknown) => {
        throw new Error(refusalText(toRequestFailure(failure)) || t('failed'));
      })
      .then(async ({ data }) => {
        const made = readFragment(ChatCaseCardFragmentDoc, data.reportChatCase.case);
        if (photos.files.length > 0) await addPhotos(made.id, photos);
        return true;
      })
      .catch((failure: Error) => {
        setError(failure.message);
        return false;
      });
    isSending.current = false;
    setBusy(false);
    return isSent;
  }

  return { send, isBusy, error };
}
