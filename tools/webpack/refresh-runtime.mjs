// Hot reload across federation: components of a micro-frontend must register with the refresh
// runtime that the shell gave to React, not with one of their own.
import path from 'node:path';
import webpack from 'webpack';

/** First module of the shell's development build. */
export const REFRESH_RUNTIME = path.join(import.meta.dirname, 'refresh-runtime-publish.cjs');

/** Asked for by name or by its full path. */
const RUNTIME = /(?:^|[\\/])react-refresh[\\/]runtime(?:\.js)?$/;

const shim = path.join(import.meta.dirname, 'refresh-runtime-shim.cjs');

/** Plugins for a micro-frontend's development build. */
export function shareRefreshRuntime() {
  return [new webpack.NormalModuleReplacementPlugin(RUNTIME, shim)];
}
