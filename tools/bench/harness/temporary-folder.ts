import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const open = new Set<string>();
process.once('exit', () => {
  for (const path of open) rmSync(path, { recursive: true, force: true });
});

/** A folder of its own that is gone once it is disposed of, or at the end of the process. */
export class TemporaryFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'hausgeist-bench-'));

  constructor() {
    open.add(this.path);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
    open.delete(this.path);
  }
}
