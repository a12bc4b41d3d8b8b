import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './paths.mjs';
import { Failure } from './process.mjs';

/** The token of RELEASE_TOKEN, or the one that a server on this machine made for itself. */
export function readReleaseToken() {
  if (process.env.RELEASE_TOKEN) return process.env.RELEASE_TOKEN;
  const file = join(resolve(root, process.env.DATA_DIR ?? 'data'), 'release-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Failure('Set RELEASE_TOKEN to the release token of the server.');
}

/** The release interface of a running server. */
export function openReleaseServer(server, token) {
  const base = server.replace(/\/+$/, '');

  async function call(method, path, body) {
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const options = { method, headers: { authorization: `Bearer ${token}`, ...json } };
    if (body !== undefined) options.body = body;
    let response;
    try {
      response = await fetch(`${base}/api/releases${path}`, options);
    } catch (error) {
      throw new Failure(`No server answers at ${base}: ${error.cause?.message ?? error.message}`);
    }
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const details = (answer.details ?? []).map(({ field, message }) => `${field}: ${message}`);
    const reason = answer.error ?? response.statusText;
    throw new Failure(`The server refused (${response.status}): ${reason}`, details.join('\n'));
  }

  return {
    async list() {
      return (await call('GET', '')).apps;
    },
    read: (app, version) => call('GET', `/${app}/${version}`),
    async find(app) {
      const { apps } = await call('GET', '');
      return apps.find((candidate) => candidate.app === app) ?? { app, versions: [] };
    },
    plan: (app, plan) => call('POST', `/${app}/plan`, JSON.stringify(plan)),
    async upload(app, version, { description, files, signed, isDryRun = false }) {
      const form = new FormData();
      form.append('release', JSON.stringify(description));
      if (signed) {
        form.append('signed', signed.statement);
        form.append('signature', signed.signature);
      }
      for (const { path, content } of files) form.append(path, new Blob([content]), 'file');
      await call('PUT', `/${app}/${version}${isDryRun ? '?dryRun=true' : ''}`, form);
    },
    activate: (app, version, from) =>
      call('POST', `/${app}/active`, JSON.stringify({ version, from })),
    try: (app, choice) => call('POST', `/${app}/trial`, JSON.stringify(choice)),
    endTrial: (app) => call('DELETE', `/${app}/trial`),
    rollBack: (app, from) => call('POST', `/${app}/rollback`, JSON.stringify({ from })),
  };
}
