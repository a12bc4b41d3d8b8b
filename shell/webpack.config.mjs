import { shellConfig } from '../tools/webpack/shell.config.mjs';

export default function config(env) {
  return shellConfig({
    context: import.meta.dirname,
    dev: env.WEBPACK_SERVE === true,
    port: env.port ? Number(env.port) : undefined,
  });
}
