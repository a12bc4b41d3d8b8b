// Stands in the shell for two parts of the federation's runtime that nothing asks for: reading manifests, as the page
// itself says where the micro-frontends are, and fetching their files ahead, which the page's hints do.

/** Holds nothing: no manifest is read. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}

/** Nothing was told about any micro-frontend. */
export const getGlobalRemoteInfo = () => ({});

function refuse() {
  throw new Error(
    'The page’s hints fetch ahead, not the federation (tools/webpack/no-manifests.mjs).',
  );
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
