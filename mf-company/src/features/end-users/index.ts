export { AddEndUserDialog } from './AddEndUserDialog';
export { DeleteEndUserDialog } from './DeleteEndUserDialog';
export { EditEndUserDialog } from './EditEndUserDialog';
export { EndUserCounters, useEndUserStats } from './EndUserCounters';
export { EndUserFilters } from './EndUserFilters';
export { EndUserTable } from './EndUserTable';
export { END_USERS_PER_PAGE, useEndUserList } from './use-end-user-list';
