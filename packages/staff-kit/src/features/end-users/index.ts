export { END_USER_LISTS } from './end-user-lists';
export type { EndUserRow } from './end-user-lists';
export { EndUsers, loadEndUserDialogs } from './EndUsers';
export { askForEndUsers } from './use-end-user-list';
export { useHomeText } from './home-text';
