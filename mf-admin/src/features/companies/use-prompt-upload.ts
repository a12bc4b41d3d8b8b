import { useAccessToken, useRest, useSubscription } from '@hausgeist/shell-api';
import { useEffect, useRef, useState } from 'react';
import { PromptFileProgressDocument, type CompanyRowFragment } from '../../gql/graphql';
import { isPromptFile, uploadPrompt } from './upload-prompt';

/** How far giving a company a prompt file has come. */
export type PromptUploadState =
  | { phase: 'idle' }
  | { phase: 'wrongType' }
  | { phase: 'uploading'; share: number }
  | { phase: 'vectorizing'; done: number; total: number }
  | { phase: 'done'; count: number }
  | { phase: 'failed'; reason: string };

/** Uploads a prompt file and follows what the server makes of it. */
export function usePromptUpload(
  { id: companyId, promptStatus }: Pick<CompanyRowFragment, 'id' | 'promptStatus'>,
  onChanged: () => void,
) {
  const [state, setState] = useState<PromptUploadState>({ phase: 'idle' });
  const accessToken = useAccessToken();
  const rest = useRest();
  const aborted = useRef<AbortController | null>(null);
  useEffect(() => () => aborted.current?.abort(), []);

  useSubscription(PromptFileProgressDocument, {
    variables: { companyId },
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { status, done, total, vectorCount, error } = data.promptFileProgress;
      setState((before) => {
        if (status === 'PENDING') {
          // A company without any file is said to wait for one: nothing is under way.
          const isOurs = before.phase === 'uploading' || before.phase === 'vectorizing';
          if (!promptStatus && total === 0 && !isOurs) return before;
          // Before the file is there, what is told is about the one before.
          return before.phase === 'uploading' && before.share < 1
            ? before
            : { phase: 'vectorizing', done, total };
        }
        if (before.phase !== 'vectorizing') return before;
        return status === 'PROCESSED'
          ? { phase: 'done', count: vectorCount }
          : { phase: 'failed', reason: error ?? '' };
      });
      if (status !== 'PENDING') onChanged();
    },
  });

  async function send(file: File, signal: AbortSignal) {
    const attempt = () =>
      uploadPrompt({
        companyId,
        file,
        signal,
        token: accessToken(),
        onProgress: (share) => {
          setState(
            share < 1 ? { phase: 'uploading', share } : { phase: 'vectorizing', done: 0, total: 0 },
          );
        },
      });
    const answer = await attempt();
    if (answer.status !== 401) return answer;
    // Any call of the shell's renews a token that has just expired.
    await rest('/auth/me').catch(() => undefined);
    return attempt();
  }

  /** Another file was chosen: whether it can be one, is said before it is sent. */
  function choose(file: File | null): void {
    setState({ phase: file && !isPromptFile(file) ? 'wrongType' : 'idle' });
  }

  async function upload(file: File): Promise<void> {
    choose(file);
    if (!isPromptFile(file)) return;
    aborted.current = new AbortController();
    const { signal } = aborted.current;
    setState({ phase: 'uploading', share: 0 });
    const { success, vectorCount, reason } = await send(file, signal);
    if (signal.aborted) return;
    if (!success) setState({ phase: 'failed', reason });
    else if (vectorCount) setState({ phase: 'done', count: vectorCount });
    else {
      // It is accepted and being worked on: the subscription tells the rest.
      setState((before) =>
        before.phase === 'uploading' ? { phase: 'vectorizing', done: 0, total: 0 } : before,
      );
    }
    onChanged();
  }

  return {
    state,
    busy: state.phase === 'uploading' || state.phase === 'vectorizing',
    choose,
    upload,
  };
}
