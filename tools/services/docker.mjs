// The services in containers, where a Docker engine answers.
import { at } from '../lib/paths.mjs';
import { must, run } from '../lib/process.mjs';
import { ports } from './settings.mjs';

const env = { POSTGRES_PORT: String(ports.postgres), VALKEY_PORT: String(ports.valkey) };
const compose = ['compose', '-f', at('deploy/services.compose.yaml')];

async function succeeds(args) {
  const result = await run('docker', args, { capture: true, env }).catch(() => ({ code: 1 }));
  return result.code === 0;
}

async function runningServices() {
  const args = [...compose, 'ps', '--services', '--status', 'running'];
  const output = await must('Docker Compose does not answer.', 'docker', args, { env });
  return output.split('\n').filter(Boolean);
}

/** Runs the services with Docker Compose; data stays in named volumes. */
export const docker = {
  name: 'Docker containers',

  available: async () => (await succeeds(['info'])) && (await succeeds(['compose', 'version'])),

  status: async () => {
    const running = await runningServices();
    return { postgres: running.includes('postgres'), valkey: running.includes('valkey') };
  },

  start: ({ durable }) =>
    must('The containers do not start.', 'docker', [...compose, 'up', '--detach', '--wait'], {
      env: { ...env, POSTGRES_FSYNC: durable ? 'on' : 'off' },
    }),

  stop: () => must('The containers do not stop.', 'docker', [...compose, 'stop'], { env }),
};
