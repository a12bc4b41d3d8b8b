import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomId } from '../session';
import { type FilesFor, markedFiles, markFiles } from './file-marks';
import type { FileSet } from './kept-files';
import { stageFiles, type StagingResult } from './staged-files';

const nothing: StagingResult = { staged: [], refusals: [] };
const NONE: readonly File[] = [];

const KEY_LENGTH = 26;

const areSame = (some: readonly File[], others: readonly File[]) =>
  some.length === others.length && some.every((file, at) => file === others[at]);

/** Its code comes with the first file. */
const load = () => import('./kept-files');

/**
 * Files that were chosen to be sent, which a reload of this tab leaves as they are where the browser can keep them.
 * @param id of the conversation or answer that they are for; without one, nothing is kept.
 * @param unsent files that have set out and not arrived: after a reload they are to be sent again.
 */
export function useStagedFiles(purpose: FilesFor, id: string | undefined, unsent = NONE) {
  const [{ staged, refusals }, setResult] = useState(nothing);
  const [areLost, setLost] = useState(false);
  const kept = useRef<FileSet>({ files: NONE, key: '' });
  const add = (files: readonly File[]) => setResult((known) => stageFiles(known.staged, files));

  function keep(files: readonly File[]): void {
    if (!id) return;
    const { key: before } = kept.current;
    const now = { files, key: files.length > 0 ? randomId(KEY_LENGTH) : '' };
    kept.current = now;
    if (before === now.key) return;
    markFiles(purpose, id, now.key);
    void load()
      .then(({ keepFiles }) => keepFiles(now, before))
      // Not every browser has room: after a reload they have to be chosen again.
      .catch(() => undefined);
  }

  const restore = useEffectEvent((key: string, files: readonly File[] | undefined) => {
    setLost(!files);
    if (!files) return;
    // The same files have the same key, so that they are sent once even if an answer was lost.
    if (kept.current.files.length === 0) kept.current = { files, key };
    add(files);
  });
  useEffect(() => {
    const key = id ? markedFiles(purpose, id) : '';
    kept.current = { files: NONE, key };
    if (!key) return undefined;
    let isHere = true;
    void load()
      .then(({ keptFiles }) => keptFiles(key))
      .catch(() => undefined)
      .then((files) => isHere && restore(key, files));
    return () => {
      isHere = false;
    };
  }, [purpose, id]);

  const chosen = [...unsent, ...staged];
  const follow = useEffectEvent(() => {
    if (!areSame(chosen, kept.current.files)) keep(chosen);
  });
  useEffect(() => follow());

  return {
    files: staged,
    refusals,
    /** They were chosen before a reload, and have to be chosen again. */
    areLost: areLost && staged.length === 0,
    add,
    remove: (file: File) =>
      setResult((known) => ({
        staged: known.staged.filter((other) => other !== file),
        refusals: [],
      })),
    clear: () => {
      setResult(nothing);
      keep(NONE);
    },
    /** Takes the error lines away. */
    forgetRefusals: () => setResult((known) => ({ ...known, refusals: [] })),
    /** What is to be sent now, with the key under which it is sent once. */
    read: () => kept.current,
  };
}
