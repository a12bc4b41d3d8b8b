import { Failure } from '../lib/process.mjs';
import { debian } from './debian.mjs';
import { docker } from './docker.mjs';

/** The way in which this machine can run the services. */
export async function findEngine() {
  for (const engine of [docker, debian]) {
    if (await engine.available()) return engine;
  }
  throw new Failure(
    'PostgreSQL and Valkey need a running Docker engine with Compose, or Debian or Ubuntu as root.',
  );
}

/**
 * Starts what does not run yet, and tells whether that was anything. A database that is not durable
 * survives its processes, but not a power cut of the machine: enough for tests, which make and drop
 * hundreds of databases.
 */
export async function startServices(engine, { durable = true } = {}) {
  const { postgres, valkey } = await engine.status();
  if (!postgres || !valkey) await engine.start({ durable });
  return !postgres && !valkey;
}
