import type { ImportProgress } from './import-people.js';

/** An output that may be a terminal. */
interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

const DOING: Record<string, string> = { CHECKING: 'checked', RUNNING: 'taken in' };

/** Takes the line back that was written last. */
const CLEAR = '\r\u001B[K';

/** Keeps one line of a terminal at how far an import is while it goes on; says nothing to a file or a pipe. */
export async function atTerminal<Result>(
  output: Output,
  work: (onProgress?: (progress: ImportProgress) => void) => Promise<Result>,
): Promise<Result> {
  if (!output.isTTY) return work();
  try {
    return await work(({ status, processedRows, totalRows }) => {
      const doing = DOING[status];
      if (doing) output.write(`${CLEAR}${processedRows} of ${totalRows} rows ${doing}`);
    });
  } finally {
    output.write(CLEAR);
  }
}
