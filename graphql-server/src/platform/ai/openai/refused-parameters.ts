import OpenAI from 'openai';
import type { AnswerFormat } from './answer-format.js';

const PARAMETERS = /stream_options|max_completion_tokens|temperature/;
const FORMATS = /response.?format|json.?schema|json.?object|structured.?output|grammar/i;

/** What a server has refused; compatible ones know different sets of parameters. */
export class RefusedParameters {
  readonly #refused = new Set<string>();
  #format: AnswerFormat = 'json_schema';

  /** The strictest way to ask for an object that has not been refused. */
  get format(): AnswerFormat {
    return this.#format;
  }

  has(parameter: string): boolean {
    return this.#refused.has(parameter);
  }

  /** Whether an error was about something that can be left out from now on. */
  learn(error: unknown, asked: AnswerFormat): boolean {
    if (!(error instanceof OpenAI.APIError) || ![400, 422].includes(Number(error.status))) {
      return false;
    }
    const about = `${error.param ?? ''} ${error.message}`;
    const parameter = PARAMETERS.exec(about)?.[0];
    if (parameter && !this.#refused.has(parameter)) {
      this.#refused.add(parameter);
      return true;
    }
    if (asked === 'text' || !FORMATS.test(about)) return false;
    // Another call may have learned it meanwhile.
    if (asked === this.#format) this.#format = asked === 'json_schema' ? 'json_object' : 'text';
    return true;
  }
}
