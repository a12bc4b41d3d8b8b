import { useAccessToken, useRest, useSubscription, type ToldRefusal } from '@hausgeist/shell-api';
import { useEffect, useRef, useState } from 'react';
import { PromptFileProgressDocument, type CompanyRowFragment } from '../../gql/graphql';
import { estimateUseCases } from './estimate-use-cases';
import { isPromptFile, uploadPrompt } from './upload-prompt';

/** How far giving a company a prompt file has come. */
export type PromptUploadState =
  | { phase: 'idle' }
  | { phase: 'wrongType' }
  | { phase: 'uploading'; share: number }
  | { phase: 'vectorizing'; done: number; total: number }
  | { phase: 'done'; count: number }
  | { phase: 'failed'; refusal: ToldRefusal };

/** Fewer use cases are soon written anew. */
const MANY = 6;

/** What came of an upload. */
export type PromptUploadEnd = Extract<PromptUploadState, { phase: 'done' | 'failed' }>;

interface PromptUploadOptions {
  /** Another prompt file is in force, or failed to be. */
  onChanged: () => void;
  /** Told what came of an upload whose dialog was closed before it ended. */
  onEndedUnseen: (end: PromptUploadEnd) => void;
}

/**
 * Uploads a prompt file and follows what the server makes of it. An upload goes on when the component
 * is gone. A company that is not there yet can be given none.
 */
export function usePromptUpload(
  company: Pick<CompanyRowFragment, 'id' | 'promptStatus' | 'promptVectorCount'> | undefined,
  { onChanged, onEndedUnseen }: PromptUploadOptions,
) {
  const { id: companyId = '', promptStatus } = company ?? {};
  const [file, setFile] = useState<File | null>(null);
  const [doubt, setDoubt] = useState<number>();
  const [state, setState] = useState<PromptUploadState>({ phase: 'idle' });
  const accessToken = useAccessToken();
  const rest = useRest();
  const isGone = useRef(false);
  // A second press comes before the button knows of the first one.
  const isSending = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useSubscription(PromptFileProgressDocument, {
    skip: !company,
    variables: { companyId },
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { status, done, total, vectorCount, error, refusal } = data.promptFileProgress;
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
          : { phase: 'failed', refusal: { ...refusal, message: error ?? '' } };
      });
      if (status !== 'PENDING') onChanged();
    },
  });

  async function send(chosen: File) {
    const attempt = () =>
      uploadPrompt({
        companyId,
        file: chosen,
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
  function choose(chosen: File | null): void {
    setFile(chosen);
    setDoubt(undefined);
    setState({ phase: chosen && !isPromptFile(chosen) ? 'wrongType' : 'idle' });
  }

  function end(ending: PromptUploadEnd): void {
    setState(ending);
    if (isGone.current) onEndedUnseen(ending);
  }

  /** Whether nothing has to be asked first: a file with far fewer use cases than there are may be the wrong one. */
  async function isSure(): Promise<boolean> {
    const before = company?.promptVectorCount ?? 0;
    if (!file || before < MANY) return true;
    const count = estimateUseCases(await file.text());
    const isFar = count * 2 <= before;
    setDoubt(isFar ? count : undefined);
    return !isFar;
  }

  /** Sends the chosen file. */
  async function upload(): Promise<void> {
    if (!file || state.phase === 'wrongType' || isSending.current) return;
    isSending.current = true;
    setDoubt(undefined);
    setState({ phase: 'uploading', share: 0 });
    const { success, vectorCount, refusal } = await send(file);
    isSending.current = false;
    if (!success) end({ phase: 'failed', refusal });
    else if (vectorCount) end({ phase: 'done', count: vectorCount });
    else {
      // It is accepted and being worked on: the subscription tells the rest.
      setState((before) =>
        before.phase === 'uploading' ? { phase: 'vectorizing', done: 0, total: 0 } : before,
      );
    }
    onChanged();
  }

  return {
    file,
    state,
    busy: state.phase === 'uploading' || state.phase === 'vectorizing',
    /** A file was chosen that has not been sent. */
    isUnsent: file !== null && state.phase === 'idle',
    /** About how many use cases the chosen file has, where they are far fewer than before and that is asked about. */
    doubt,
    choose,
    isSure,
    upload,
  };
}

export type PromptUpload = ReturnType<typeof usePromptUpload>;
