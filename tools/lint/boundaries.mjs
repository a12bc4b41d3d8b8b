// The lint plugin that holds the import boundaries of zones.mjs.
import { relative, sep } from 'node:path';
import { refusals as refusalsOf } from './refusals.mjs';
import { locate, refusal } from './zones.mjs';

const pathOf = (context) => relative(context.cwd, context.filename).split(sep).join('/');

const isNamed = (node, name) => node.type === 'Identifier' && node.name === name;

const imports = {
  create(context) {
    const from = pathOf(context);
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = refusal(from, source.value);
      if (message) context.report({ node: source, message });
    };
    const checkSource = (node) => check(node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    };
  },
};

/** What reads the environment: the server's settings, and the command for programs of others. */
const READS_ENVIRONMENT = new Set(['graphql-server/src/env.ts', 'packages/sdk/src/cli.ts']);

const environment = {
  create(context) {
    const path = pathOf(context);
    const file = locate(path);
    if (!file.inSource || file.test || READS_ENVIRONMENT.has(path)) return {};
    const message = "Only 'graphql-server/src/env.ts' reads the environment.";
    return {
      MemberExpression(node) {
        if (isNamed(node.object, 'process') && isNamed(node.property, 'env')) {
          context.report({ node, message });
        }
      },
      ImportDeclaration(node) {
        if (!/^(node:)?process$/.test(node.source.value)) return;
        context.report({ node, message: `${message} Use the global 'process' for the rest.` });
      },
    };
  },
};

/** What a file of a feature ends in when it makes one of these; so people find it by its name. */
const ROLES = {
  Entity: '.entity.ts',
  Resolver: '.resolver.ts',
  ObjectType: '.type.ts',
  InputType: '.type.ts',
  ArgsType: '.type.ts',
  defineJob: '.job.ts',
  restRoute: '.routes.ts',
};

const roles = {
  create(context) {
    const path = pathOf(context);
    if (!path.startsWith('graphql-server/src/features/') || locate(path).test) return {};
    return {
      CallExpression({ callee }) {
        const suffix = callee.type === 'Identifier' && ROLES[callee.name];
        if (!suffix || path.endsWith(suffix)) return;
        const message = `A file with '${callee.name}(…)' has a name that ends in '${suffix}'.`;
        context.report({ node: callee, message });
      },
    };
  },
};

const refusals = { create: (context) => refusalsOf(pathOf(context))(context) };

export default { meta: { name: 'boundaries' }, rules: { imports, environment, roles, refusals } };
