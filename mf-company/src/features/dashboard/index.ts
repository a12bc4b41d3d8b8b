export { Denied } from './Denied';
export { RequirePermission } from './RequirePermission';
export { DASHBOARD, useSections } from './sections';
export { Sidebar } from './Sidebar';
export { TemporaryPasswordNote } from './TemporaryPasswordNote';
