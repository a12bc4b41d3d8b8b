import { ApolloLink } from '@apollo/client';
import type { RefusalReason } from '@hausgeist/shell-api';
import { Observable, Subject } from 'rxjs';

type Variables = Record<string, unknown>;
type Data = Record<string, unknown>;
type Answer = Data | Failure;

/** Why the server refuses something. */
interface Refusal {
  reason?: RefusalReason;
  params?: Readonly<Record<string, string | number>>;
}

/** An error as the server words it; `NETWORK` stands for no answer at all. */
export class Failure {
  constructor(
    readonly code: string,
    readonly message = '',
    readonly fields: readonly ({ field: string; message: string } & Refusal)[] = [],
    readonly told: Refusal = {},
  ) {}
}

/** Answers GraphQL operations from memory. What has no answer hangs, as a slow server would. */
export class FakeServer {
  /** Every operation that was asked for, in order. */
  readonly calls: { name: string; variables: Variables }[] = [];
  readonly #answers = new Map<string, (variables: Variables) => Answer | undefined>();
  readonly #events = new Subject<{ name: string; data: Data }>();

  constructor(answers: Readonly<Record<string, object>> = {}) {
    for (const [name, answer] of Object.entries(answers)) this.on(name, { ...answer });
  }

  /** Says what an operation answers from now on. */
  on(name: string, answer: Answer | ((variables: Variables) => Answer)): this {
    this.#answers.set(name, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** Makes an operation fail from now on. */
  refuse(
    name: string,
    code: string,
    message?: string,
    fields?: Failure['fields'],
    told?: Refusal,
  ): this {
    return this.on(name, new Failure(code, message, fields, told));
  }

  /** Makes operations hang. */
  hold(...names: string[]): this {
    for (const name of names) this.#answers.set(name, () => undefined);
    return this;
  }

  /** Answers operations as before they were set, refused or held. */
  reset(...names: string[]): this {
    for (const name of names) this.#answers.delete(name);
    return this;
  }

  /** Tells the subscribers of an operation. */
  emit(name: string, data: Data): void {
    this.#events.next({ name, data });
  }

  /** The variables of every call of an operation. */
  callsOf(name: string): Variables[] {
    return this.calls.filter((call) => call.name === name).map(({ variables }) => variables);
  }

  /** The input of the newest call of a mutation. */
  inputOf(name: string): unknown {
    return this.callsOf(name).at(-1)?.input;
  }

  /** Answers what was not set by `on`. */
  protected fallback(_name: string, _variables: Variables): Answer | undefined {
    return undefined;
  }

  readonly link = new ApolloLink(({ operationName, variables }) => {
    const name = operationName ?? '';
    this.calls.push({ name, variables });
    return new Observable<ApolloLink.Result>((observer) => {
      const following = this.#events.subscribe((event) => {
        if (event.name === name) observer.next({ data: event.data });
      });
      const timer = setTimeout(() => this.#answer(name, variables, observer), 0);
      return () => {
        clearTimeout(timer);
        following.unsubscribe();
      };
    });
  });

  #answer(
    name: string,
    variables: Variables,
    observer: {
      next: (result: ApolloLink.Result) => void;
      error: (error: Error) => void;
      complete: () => void;
    },
  ): void {
    const known = this.#answers.get(name);
    const answer = known ? known(variables) : this.fallback(name, variables);
    if (!answer) return;
    if (answer instanceof Failure && answer.code === 'NETWORK') {
      observer.error(new TypeError('Failed to fetch'));
      return;
    }
    if (answer instanceof Failure) {
      const { code, message, fields, told } = answer;
      observer.next({ data: null, errors: [{ message, extensions: { code, fields, ...told } }] });
    } else observer.next({ data: answer });
    observer.complete();
  }
}
