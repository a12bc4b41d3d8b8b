import type { TestClient } from '../../../testing/test-client.js';

/** Runs an operation of one field and gives that, or throws with what the refusal tells programs. */
export async function run<T>(
  document: string,
  variables: object,
  client: Pick<TestClient, 'graphql'>,
): Promise<T> {
  const { data, errors } = await client.graphql<Record<string, T>>(document, variables);
  const [result] = Object.values(data ?? {});
  if (!result) throw new Error(JSON.stringify(errors?.[0]?.extensions));
  return result;
}
