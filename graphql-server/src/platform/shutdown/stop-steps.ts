type Step = () => Promise<unknown> | void;

/** Steps that stop the server, one after the other; lists at any time those that have not ended. */
export class StopSteps {
  readonly #steps: [name: string, step: Step][];

  /** The steps in their order, by names for the log. */
  constructor(steps: Readonly<Record<string, Step>>) {
    this.#steps = Object.entries(steps);
  }

  /** Names of the steps that have not ended, the running one first. */
  get unfinished(): string[] {
    return this.#steps.map(([name]) => name);
  }

  /**
   * Runs all steps. One that fails keeps none of the others from its turn: what holds no connection
   * must be closed even if the database does not answer. Throws the failures at the end.
   */
  async run(): Promise<void> {
    const failures: Error[] = [];
    for (let next = this.#steps[0]; next; next = this.#steps[0]) {
      const [name, step] = next;
      try {
        await step();
      } catch (cause) {
        failures.push(new Error(`${name} could not be stopped`, { cause }));
      }
      this.#steps.shift();
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(textOf).join('; '));
  }
}

const textOf = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;
