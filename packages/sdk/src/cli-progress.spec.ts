import { expect, it } from 'vitest';
import { atTerminal } from './cli-progress.js';

const told = (isTTY: boolean) => {
  const written: string[] = [];
  const run = atTerminal({ isTTY, write: (text) => written.push(text) }, async (onProgress) => {
    onProgress?.({ status: 'UPLOADED', processedRows: 0, totalRows: 300 });
    onProgress?.({ status: 'CHECKING', processedRows: 250, totalRows: 300 });
    onProgress?.({ status: 'RUNNING', processedRows: 50, totalRows: 300 });
    throw new Error('away');
  });
  return { written, run };
};

it('keeps a line of a terminal at how far it is, and takes it back however that ends', async () => {
  const { written, run } = told(true);
  await expect(run).rejects.toThrow('away');
  const clear = '\r\u001B[K';
  expect(written).toEqual([
    `${clear}250 of 300 rows checked`,
    `${clear}50 of 300 rows taken in`,
    clear,
  ]);
});

it('says nothing to files and pipes', async () => {
  const { written, run } = told(false);
  await expect(run).rejects.toThrow('away');
  expect(written).toEqual([]);
});
