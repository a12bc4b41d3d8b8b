/** Why a command cannot do what the operator asks; only a terminal shows it. */
export class CommandError extends Error {}
