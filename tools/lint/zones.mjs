// Which file may import which. Zones come from the folder tree: a new feature, platform part or
// micro-frontend is covered as soon as its folder exists.
import { posix } from 'node:path';

const scope = '@hausgeist/';

/** Roles inside a server feature; a file imports lower ones, or its own kind. */
const roleLevels = {
  entity: 1,
  // What a job is called and carries; services enqueue it, a worker does it.
  job: 1,
  repository: 2,
  policy: 2,
  service: 3,
  resolver: 4,
  routes: 4,
  worker: 4,
  socket: 4,
};
const adapterLevel = 4;

const serverSettings = new Set([
  'env',
  'setting-values',
  'setting-lists',
  'environment',
  'mail-address',
  'clamd-address',
  'protection-settings',
  'release-keys',
  'database-settings',
  'operator-settings',
  'organisation-settings',
  'valkey-address',
  'mailbox-address',
  'mistyped-names',
  'quota-limits',
]);
const serverLayers = ['env', 'platform', 'features', 'app', 'main'];
const clientLayers = ['shared folders', 'ui', 'features', 'routes', 'App'];

/** The workspaces which a workspace may import; `undefined` for one that is not a workspace. */
function allowedWorkspaces(workspace) {
  if (workspace === 'shell' || workspace === 'staff-kit') return ['ui', 'schema', 'shell-api'];
  if (workspace.startsWith('mf-')) return ['ui', 'schema', 'shell-api', 'staff-kit'];
  if (workspace === 'shell-api' || workspace === 'graphql-server') return ['schema'];
  return [];
}

/** Clients for programs of others. */
const forPrograms = new Set(['realtime-client', 'sdk']);

/** Each console is built with its own copy of the staff kit. */
const isClient = (workspace) =>
  workspace === 'shell' || workspace === 'staff-kit' || workspace.startsWith('mf-');

const isTest = (path) =>
  /\.(spec|test|stories)\.[a-z]+$/.test(path) || path.split('/').includes('testing');

const withoutExtension = (path) => path.replace(/\.(js|jsx|ts|tsx|mjs|mts|cjs)$/, '');

/** Describes a file below the top folder, e.g. `graphql-server/src/features/mail/mail.service.ts`. */
export function locate(path) {
  const inWorkspace = path.replace(/^(packages|tools)\//, '');
  const [workspace, source, ...inner] = withoutExtension(inWorkspace).split('/');
  if (source !== 'src') return { workspace, path, inSource: false };
  const base = { workspace, path, inSource: true, test: isTest(path), inner };
  if (workspace === 'graphql-server') return { ...base, ...locateInServer(inner) };
  if (isClient(workspace)) return { ...base, ...locateInClient(inner) };
  return { ...base, layer: 0 };
}

function locateInServer(inner) {
  const [first, unit, ...rest] = inner;
  if (inner.length === 1) {
    if (serverSettings.has(first)) return { layer: 0 };
    return { layer: first === 'main' ? 4 : 3 };
  }
  if (first === 'platform') return unitIn(1, unit, rest);
  if (first === 'features') return { ...unitIn(2, unit, rest), role: roleOf(inner.at(-1)) };
  return { layer: first === 'migrations' ? 1 : 3 };
}

function locateInClient(inner) {
  const [first, unit, ...rest] = inner;
  if (inner.length === 1) return { layer: first === 'features' ? 2 : 4 };
  if (first === 'ui') return { layer: 1 };
  if (first === 'features') return unitIn(2, unit, rest);
  return { layer: first === 'routes' ? 3 : 0 };
}

const unitIn = (layer, unit, rest) => ({
  layer,
  unit: withoutExtension(unit),
  isFace: rest.length === 0 || (rest.length === 1 && rest[0] === 'index'),
});

const roleOf = (file) => {
  const role = file.split('.').at(-1);
  return file.includes('.') && role in roleLevels ? role : undefined;
};

/** Why `from` may not import `specifier`, or undefined when it may. Paths are below the top folder. */
export function refusal(fromPath, specifier) {
  const from = locate(fromPath);
  if (specifier.startsWith(scope)) return refusePackage(from, specifier.slice(scope.length));
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(fromPath), specifier);
  const to = locate(target);
  if (to.workspace !== from.workspace) return refuseForeignPath(from, to);
  if (!from.inSource || !to.inSource || from.test) return undefined;
  if (to.test) return 'Test code is not for production code to import.';
  return (
    refuseLayer(from, to) ??
    refuseUnit(from, to) ??
    refuseProtocol(from, to) ??
    refuseRole(from, to)
  );
}

function refusePackage(from, name) {
  const [workspace, ...deep] = name.split('/');
  if (deep[0] === 'src' || deep[0] === 'dist') {
    return `Import '${scope}${workspace}' by its public face, not a file inside it.`;
  }
  if (workspace === from.workspace || allowedWorkspaces(from.workspace).includes(workspace)) {
    return undefined;
  }
  // The server is tested through the clients that its integrators use.
  if (from.workspace === 'graphql-server' && from.test && forPrograms.has(workspace)) {
    return undefined;
  }
  const allowed = allowedWorkspaces(from.workspace).join(', ') || 'no other workspace';
  return `'${from.workspace}' may import ${allowed}, not '${workspace}'.`;
}

function refuseForeignPath(from, to) {
  if (!from.inSource && !to.inSource) return undefined;
  // The chaos program does to networks what the server's tests do.
  if (from.workspace === 'bench' && to.workspace === 'graphql-server' && to.test) return undefined;
  return `Import another workspace by its package name, not by a path out of '${from.workspace}'.`;
}

function refuseLayer(from, to) {
  if (to.layer <= from.layer) return undefined;
  const names = from.workspace === 'graphql-server' ? serverLayers : clientLayers;
  return `'${names[from.layer]}' may not import from '${names[to.layer]}': imports point ${names.toReversed().join(' → ')}.`;
}

function refuseUnit(from, to) {
  if (to.unit === undefined || to.isFace) return undefined;
  if (from.layer === to.layer && from.unit !== to.unit) {
    return `Import '${to.unit}' through its index, not a file inside it.`;
  }
  return undefined;
}

/** Services and what is below them answer GraphQL, REST and jobs alike. */
function refuseProtocol(from, to) {
  const isBelow = from.role !== undefined && roleLevels[from.role] < adapterLevel;
  if (!isBelow || to.layer !== 1 || to.unit !== 'graphql') return undefined;
  return `A ${from.role} file knows nothing of GraphQL; lists are in 'platform/lists'.`;
}

function refuseRole(from, to) {
  if (to.role === undefined || from.unit !== to.unit || from.layer !== to.layer) return undefined;
  if (from.isFace) return undefined;
  const level = roleLevels[to.role];
  if (from.role === undefined) {
    if (level < adapterLevel) return undefined;
  } else if (level < roleLevels[from.role] || from.role === to.role) {
    return undefined;
  }
  const who = from.role === undefined ? 'This file' : `A ${from.role} file`;
  return `${who} may not import a ${to.role} file: imports point adapters → service → policy and repository → entity.`;
}
