import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's processor-time counters a second, as Linux shows them everywhere. */
const TICKS_PER_SECOND = 100;

/** State of a connection of which neither end has gone, in the kernel's tables. */
const ESTABLISHED = '01';

/** Memory that a process holds, and the most it ever held, in bytes. The latter only on Linux. */
export function memoryOf(pid: number): { now: number; most: number | undefined } {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return { now: Number(kilobytes) * 1024, most: undefined };
  }
  const status = readFileSync(file, 'utf8');
  const bytes = (name: string) => {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status);
    return Number(found?.[1]) * 1024;
  };
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
}

/** How many files and connections a process has open; undefined outside Linux. */
export function openFilesOf(pid: number): number | undefined {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : undefined;
}

/** Connections that a server holds open at a port of this machine; undefined outside Linux. */
export function connectionsAt(port: number): number | undefined {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((file) => existsSync(file));
  if (tables.length === 0) return undefined;
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return tables
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(local) && fields[3] === ESTABLISHED).length;
}

/** Processor time that a process has used, in milliseconds; undefined outside Linux. */
export function processorTimeOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The second field is the command's name in brackets, which may hold spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
