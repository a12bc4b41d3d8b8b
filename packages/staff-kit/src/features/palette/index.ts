export type { Command } from './command';
export { GuestCommands } from './GuestCommands';
export { paletteCatalogues } from './messages/catalogues';
export type { PaletteTexts } from './messages/catalogues';
export { Palette, useCommands } from './Palette';
export { PeopleCommands } from './PeopleCommands';
export { ThemeCommands } from './ThemeCommands';
