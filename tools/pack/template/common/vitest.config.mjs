import { testConfig } from '@hausgeist/front-end-tools/vitest';

export default testConfig();
