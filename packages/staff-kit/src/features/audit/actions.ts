import { AUDIT_ACTIONS, type AuditAction } from '@hausgeist/schema';

type Dashed<Text extends string> = Text extends `${infer Head}.${infer Tail}`
  ? `${Head}_${Dashed<Tail>}`
  : Text;

/** Key of an action's words: keys of a catalogue cannot hold a point. */
export const actionKey = <Action extends AuditAction>(action: Action) =>
  action.replaceAll('.', '_') as Dashed<Action>;

/** The action, if it is one that has words. */
export const knownAction = (action: string): AuditAction | undefined =>
  AUDIT_ACTIONS.find((known) => known === action);
