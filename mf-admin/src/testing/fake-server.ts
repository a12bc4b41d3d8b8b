import { ApolloLink } from '@apollo/client';
import { Observable, Subject } from 'rxjs';

type Variables = Record<string, unknown>;
type Answer = Record<string, unknown> | Failure;

/** An error as the server words it; `NETWORK` stands for no answer at all. */
export class Failure {
  constructor(
    readonly code: string,
    readonly message = '',
    readonly fields: readonly { field: string; message: string }[] = [],
  ) {}
}

/** Answers GraphQL operations from memory. What has no answer hangs, as a slow server would. */
export class FakeServer {
  /** Every operation that was asked for, in order. */
  readonly calls: { name: string; variables: Variables }[] = [];
  readonly #answers = new Map<string, (variables: Variables) => Answer>();
  readonly #events = new Subject<{ name: string; data: Record<string, unknown> }>();

  /** Says what an operation answers from now on. */
  on(name: string, answer: Answer | ((variables: Variables) => Answer)): this {
    this.#answers.set(name, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** Makes an operation hang. */
  hold(...names: string[]): this {
    for (const name of names) this.#answers.delete(name);
    return this;
  }

  /** Tells the subscribers of an operation. */
  emit(name: string, data: Record<string, unknown>): void {
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

  readonly link = new ApolloLink(({ operationName, variables }) => {
    const name = operationName ?? '';
    this.calls.push({ name, variables });
    return new Observable<ApolloLink.Result>((observer) => {
      const following = this.#events.subscribe((event) => {
        if (event.name === name) observer.next({ data: event.data });
      });
      const timer = setTimeout(() => {
        const answer = this.#answers.get(name)?.(variables);
        if (!answer) return;
        if (answer instanceof Failure && answer.code === 'NETWORK') {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        observer.next(
          answer instanceof Failure
            ? {
                data: null,
                errors: [
                  {
                    message: answer.message,
                    extensions: { code: answer.code, fields: answer.fields },
                  },
                ],
              }
            : { data: answer },
        );
        observer.complete();
      }, 0);
      return () => {
        clearTimeout(timer);
        following.unsubscribe();
      };
    });
  });
}
