import { frontEndConfig } from '@hausgeist/front-end-tools/webpack';

export default () => frontEndConfig(import.meta.dirname);
