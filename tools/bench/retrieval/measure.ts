import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { node } from '../harness/paths.ts';

/** What the server's script found out about one kind of company; milliseconds. */
export interface RetrievalFigures {
  dimensions: number;
  useCases: number;
  companies: number;
  recall10: number;
  recall40: number;
  searches: { atOnce: number; times: number[]; processor: number }[];
  loading: number;
}

/** Runs the script on an empty database. */
export async function measureRetrieval(
  script: string,
  databaseUrl: string,
  scale: readonly number[],
): Promise<RetrievalFigures[]> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
  Object.assign(env, { PUBLIC_URL: 'http://localhost', SESSION_SECRET: 'x'.repeat(32) });
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const running = promisify(execFile)(node, [script, ...scale.map(String)], options);
  running.child.stderr?.pipe(process.stderr);
  const { stdout } = await running;
  return JSON.parse(stdout) as RetrievalFigures[];
}
