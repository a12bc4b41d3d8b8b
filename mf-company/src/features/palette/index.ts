export type { Command } from './command';
export { Palette, useCommands, useOpenPalette } from './Palette';
