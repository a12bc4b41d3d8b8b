export { type Connection, toConnection } from './connection.js';
export { connectionOf } from './connection.type.js';
export { PageArguments } from './page-arguments.type.js';
export { PageInfo } from './page-info.type.js';
export { SortDirection } from './sort-direction.type.js';
