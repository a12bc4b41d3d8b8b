import { useState } from 'react';
import { stageFiles, type StagingResult } from './staged-files';

const nothing: StagingResult = { staged: [], refusals: [] };

/** The files that wait for the next message. */
export function useStagedFiles() {
  const [{ staged, refusals }, setResult] = useState(nothing);
  return {
    files: staged,
    refusals,
    add: (files: readonly File[]) => setResult((known) => stageFiles(known.staged, files)),
    remove: (file: File) =>
      setResult((known) => ({
        staged: known.staged.filter((other) => other !== file),
        refusals: [],
      })),
    clear: () => setResult(nothing),
    /** Takes the error lines away. */
    forgetRefusals: () => setResult((known) => ({ ...known, refusals: [] })),
  };
}
