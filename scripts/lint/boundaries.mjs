// The lint plugin that holds the import boundaries of zones.mjs.
import { relative, sep } from 'node:path';
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

const environment = {
  create(context) {
    const path = pathOf(context);
    const file = locate(path);
    if (!file.inSource || file.test || path === 'graphql-server/src/env.ts') return {};
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

export default { meta: { name: 'boundaries' }, rules: { imports, environment } };
