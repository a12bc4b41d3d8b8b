import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** An instance for each name: the runtime's own `init` takes all that come from one build for the same. */
function init(options: Parameters<typeof createInstance>[0]): ReturnType<typeof createInstance> {
  const known = getInstance(({ name }) => name === options.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
}

/** What connects a container with the page. The shell itself is none, and goes without some of it. */
export const containerRuntime = {
  ...federation,
  runtime: { ...federation.runtime, init },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

/**
 * Gives it to containers, so that each need not bring a copy (tools/webpack/page-bundler-runtime.cjs). Those
 * that were built before that have their own.
 */
export const provideContainerRuntime = () =>
  Object.assign(globalThis, { _HAUSGEIST_BUNDLER_RUNTIME: containerRuntime });
