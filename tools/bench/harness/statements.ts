const COUNT = /^hausgeist_db_statement_duration_seconds_count\{[^}]*\} (\d+)$/gm;

/** SQL statements that a product has run since its start, as it tells monitoring. */
export async function statementsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return [...text.matchAll(COUNT)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Counts the statements that some work causes, without those of the counting itself. */
export async function statementsDuring(url: string, work: () => Promise<void>): Promise<number> {
  const before = await statementsOf(url);
  const looked = await statementsOf(url);
  await work();
  return (await statementsOf(url)) - looked - (looked - before);
}
