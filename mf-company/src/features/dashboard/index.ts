export { BuildingCommands } from './BuildingCommands';
export { ConversationCommands } from './ConversationCommands';
export { Denied } from './Denied';
export { PageCommands } from './PageCommands';
export { RequirePermission } from './RequirePermission';
export { DASHBOARD, useIsAdministrator, useSections } from './sections';
export { Sidebar } from './Sidebar';
export { TemporaryPassword } from './TemporaryPassword';
