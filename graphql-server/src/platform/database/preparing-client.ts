import { Client } from 'pg';
import { preparedName } from './prepared.js';

// The signatures of `pg` are many; whatever comes in goes on.
const inherited = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => never;

/** A connection that prepares the statements of `readPrepared` and sends all others unprepared. */
export class PreparingClient extends Client {
  override query(...args: [unknown, ...unknown[]]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' ? preparedName(text) : undefined;
    return inherited.apply(this, name === undefined ? args : [{ name, text, values }, ...rest]);
  }
}
