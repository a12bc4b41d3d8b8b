// First module of the shell's development build: what refresh-runtime-shim.cjs hands on.
globalThis.__hausgeistRefreshRuntime = require('react-refresh/runtime');
