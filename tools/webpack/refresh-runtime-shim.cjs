/* global __react_refresh_library__ */
// The refresh runtime that the shell's development build published (refresh-runtime-publish.cjs).
// Against a shell in production mode there is none: modules then register with nobody.
const nobody = {
  createSignatureFunctionForTransform: () => (type) => type,
  register() {},
  isLikelyComponentType: () => false,
  getFamilyByType() {},
  performReactRefresh() {},
};

const runtime = globalThis.__hausgeistRefreshRuntime ?? nobody;

module.exports = {
  ...runtime,
  // The shell has done it.
  injectIntoGlobalHook() {},
  // Two apps have files of the same name; their components are no versions of each other.
  register: (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`),
};
