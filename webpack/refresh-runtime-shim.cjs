// The refresh runtime that the shell's development build published (refresh-runtime-publish.cjs).
// Against a shell in production mode there is none: modules then register with nobody.
const nobody = {
  injectIntoGlobalHook() {},
  createSignatureFunctionForTransform: () => (type) => type,
  register() {},
  isLikelyComponentType: () => false,
  getFamilyByType() {},
  performReactRefresh() {},
  setSignature() {},
};

module.exports = globalThis.__hausgeistRefreshRuntime ?? nobody;
