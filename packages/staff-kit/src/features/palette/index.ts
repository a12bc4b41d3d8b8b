export type { Command } from './command';
export { GuestCommands } from './GuestCommands';
export { Palette, useCommands } from './Palette';
export { PeopleCommands } from './PeopleCommands';
export { DisplayCommands } from './DisplayCommands';
