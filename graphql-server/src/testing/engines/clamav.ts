import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClamdAddress } from '../../clamd-address.js';
import { Clamd } from '../../platform/malware/clamd.js';
import { CANARY } from '../fake-clamd.js';
import { freePort } from '../free-port.js';
import { areInstalled, endProgram, makeFolder, startProgram, until } from './program.js';

/** Whether ClamAV can be tried here. */
export const canScanFiles = () => areInstalled('clamd');

/** ClamAV's daemon with one signature, of a string that no malware has. */
export async function startClamav(): Promise<{ address: ClamdAddress; stop(): Promise<void> }> {
  const port = await freePort();
  const folder = makeFolder();
  const signatures = join(folder.outside, 'signatures');
  mkdirSync(signatures);
  const hex = Buffer.from(CANARY).toString('hex');
  writeFileSync(join(signatures, 'own.ndb'), `Hausgeist.Canary:0:*:${hex}\n`);
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder.inside}/signatures`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    'StreamMaxLength 6M',
  ];
  writeFileSync(join(folder.outside, 'conf'), `${settings.join('\n')}\n`);
  const program = startProgram('root', 'clamd', '-c', `${folder.inside}/conf`);
  const address = { host: '127.0.0.1', port };
  const stop = async () => {
    await endProgram(program);
    folder.remove();
  };
  try {
    await until(async () => {
      await new Clamd(address).ping();
      return true;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
