// Holds schemas of zod to refusals with a reason: a bare sentence would reach clients without one.
import { locate } from './zones.mjs';

/** Folders whose schemas speak to operators and programmers at a terminal. */
const NOT_FOR_CLIENTS = /^graphql-server\/src\/features\/(?:operators|releases)\//;

/** Methods of zod that take a text for what breaks their rule. */
const CHECKS = new Set(
  `addIssue array boolean email enum int length max min number object pipe record refine regex
  startsWith string superRefine union url uuid`.split(/\s+/),
);

const MESSAGE =
  "A schema gives a reason, not a sentence: 'reasons.NAME.issue' (docs/recipes/refusals.md).";

function isSentence(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' && /\s/.test(node.value);
  return node?.type === 'TemplateLiteral' && node.quasis.some(({ value }) => /\s/.test(value.raw));
}

const sentenceIn = (argument) => {
  if (isSentence(argument)) return argument;
  if (argument.type !== 'ObjectExpression') return undefined;
  return argument.properties.find(
    ({ key, value }) => ['error', 'message'].includes(key?.name) && isSentence(value),
  )?.value;
};

/** Reports sentences in schemas. */
export const refusals = (path) => {
  const file = locate(path);
  const isServer = /^graphql-server\/src\/(?:features|platform)\//.test(path);
  if (!isServer || !file.inSource || file.test || NOT_FOR_CLIENTS.test(path)) return () => ({});
  return (context) => {
    let usesZod = false;
    return {
      ImportDeclaration: ({ source }) => {
        usesZod ||= source.value === 'zod';
      },
      CallExpression({ callee, arguments: given }) {
        if (!usesZod || callee.type !== 'MemberExpression') return;
        if (!CHECKS.has(callee.property.name)) return;
        for (const argument of given) {
          const node = sentenceIn(argument);
          if (node) context.report({ node, message: MESSAGE });
        }
      },
    };
  };
};
