import { Durations } from '../telemetry/index.js';
import { FileMissingError, type FileStore } from './file-store.js';

const OPERATIONS = ['put', 'get', 'delete', 'exists'] as const;

const operationSeconds = new Durations({
  name: 'hausgeist_file_store_operation_duration_seconds',
  help: 'Time that the file store took, by operation (put, get, delete, exists) and outcome (ok, failed).',
  labelNames: ['operation', 'outcome'],
});

/**
 * The same store; what it does is measured. A missing file does not count as a failure of the
 * store.
 */
export function observedFileStore(store: FileStore): FileStore {
  for (const operation of OPERATIONS) {
    operationSeconds.zero({ operation, outcome: 'ok' }, { operation, outcome: 'failed' });
  }
  return {
    put: async (key, content) => observe('put', () => store.put(key, content)),
    get: async (key) => observe('get', () => store.get(key)),
    delete: async (key) => observe('delete', () => store.delete(key)),
    exists: async (key) => observe('exists', () => store.exists(key)),
    checkRoom: async () => store.checkRoom(),
  };
}

async function observe<T>(operation: string, work: () => Promise<T>): Promise<T> {
  const measured = operationSeconds.start();
  try {
    const result = await work();
    measured({ operation, outcome: 'ok' });
    return result;
  } catch (error) {
    measured({ operation, outcome: error instanceof FileMissingError ? 'ok' : 'failed' });
    throw error;
  }
}
