import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStagedFiles } from '../attachments';
import { randomId } from '../session';
import { hadPhotos } from './report-draft';
import { keepPhotos, keptPhotos, type Photos } from './report-photos';

/** The photos of a report, which a reload leaves as they are where the browser can keep them. */
export function useReportPhotos(answerId: string) {
  const staged = useStagedFiles();
  const { files } = staged;
  const [areLost, setLost] = useState(false);
  const kept = useRef<Photos>({ files: [], key: '' });

  const restore = useEffectEvent((found: Photos | undefined) => {
    if (found) {
      // The same photos have the same key, so that they are sent once even if an answer was lost.
      kept.current = found;
      staged.add(found.files);
    }
    setLost(!found && hadPhotos(answerId));
  });
  useEffect(() => {
    let isHere = true;
    void keptPhotos(answerId).then((found) => isHere && restore(found));
    return () => {
      isHere = false;
    };
  }, [answerId]);

  useEffect(() => {
    const before = kept.current.files;
    if (files.length === 0 && before.length === 0) return;
    if (files.length === before.length && files.every((file, at) => file === before[at])) return;
    kept.current = { files, key: randomId(26) };
    void keepPhotos(answerId, kept.current);
  }, [answerId, files]);

  return {
    ...staged,
    /** They were chosen before a reload, and have to be chosen again. */
    areLost: areLost && files.length === 0,
    /** What is to be sent now. */
    read: () => kept.current,
    forget: () => keepPhotos(answerId, { files: [], key: '' }),
  };
}
