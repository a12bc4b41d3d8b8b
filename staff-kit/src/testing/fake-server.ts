import { ApolloLink } from '@apollo/client';
import { Observable, Subject } from 'rxjs';

type Variables = Record<string, unknown>;
type Answer = Record<string, unknown>;

/** An error as the server words it; `NETWORK` stands for no answer at all. */
export interface Refusal {
  code: string;
  message?: string;
  fields?: readonly { field: string; message: string }[];
}

/** Answers GraphQL operations from memory. What has no answer hangs, as a slow server would. */
export class FakeServer {
  /** Every operation that was asked for, in order. */
  readonly calls: { name: string; variables: Variables }[] = [];
  readonly #answers = new Map<string, (variables: Variables) => Answer>();
  readonly #refusals = new Map<string, Refusal>();
  readonly #events = new Subject<{ name: string; data: Answer }>();

  constructor(answers: Readonly<Record<string, object>> = {}) {
    for (const [name, answer] of Object.entries(answers)) this.on(name, { ...answer });
  }

  /** Says what an operation answers from now on. */
  on(name: string, answer: Answer | ((variables: Variables) => Answer)): this {
    this.#refusals.delete(name);
    this.#answers.set(name, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** Makes an operation fail from now on. */
  refuse(name: string, refusal: Refusal): this {
    this.#refusals.set(name, refusal);
    return this;
  }

  /** Makes operations hang. */
  hold(...names: string[]): this {
    for (const name of names) {
      this.#answers.delete(name);
      this.#refusals.delete(name);
    }
    return this;
  }

  /** Tells the subscribers of an operation. */
  emit(name: string, data: Answer): void {
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
    const refusal = this.#refusals.get(name);
    if (refusal?.code === 'NETWORK') {
      observer.error(new TypeError('Failed to fetch'));
      return;
    }
    const data = refusal ? undefined : this.#answers.get(name)?.(variables);
    if (!refusal && !data) return;
    if (refusal) {
      const { code, message = '', fields = [] } = refusal;
      observer.next({ data: null, errors: [{ message, extensions: { code, fields } }] });
    } else observer.next({ data });
    observer.complete();
  }
}
