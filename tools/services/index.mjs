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

/** Starts what does not run yet, and tells whether that was anything. */
export async function startServices(engine) {
  const { postgres, valkey } = await engine.status();
  if (!postgres || !valkey) await engine.start();
  return !postgres && !valkey;
}
