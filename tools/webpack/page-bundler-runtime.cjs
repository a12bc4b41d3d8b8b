// Part of every micro-frontend's container, in place of a copy of its own: what connects containers with
// the page, as the shell gives it (shell/src/federation/container-runtime.ts).
module.exports = globalThis._HAUSGEIST_BUNDLER_RUNTIME;
