import { remoteConfig } from '../tools/webpack/remote.config.mjs';

export default function config(env) {
  return remoteConfig({
    context: import.meta.dirname,
    dev: env.WEBPACK_SERVE === true,
    port: env.port ? Number(env.port) : undefined,
  });
}
