export type * from '../../../node_modules/@types/node-20/index.d.ts';
