export { ConsoleCommands } from './ConsoleCommands';
