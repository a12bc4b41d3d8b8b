// The build of a micro-frontend in a repository of its own.
import { remoteConfig } from '../webpack/remote.config.mjs';

/**
 * All that webpack.config.mjs has to give.
 * @param {string} context the folder with package.json and federation.json
 */
export const frontEndConfig = (context) => remoteConfig({ context, dev: false });
