import { trace } from '@opentelemetry/api';
import type { ApolloServerPlugin } from '@apollo/server';
import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLError,
  OperationDefinitionNode,
  subscribe,
} from 'graphql';
import { AppError, asUnavailable } from '../errors/index.js';
import type { TakeEvents } from '../events/index.js';
import { noteOperation, operationName } from '../http/index.js';
import { type Carrier, contextOf, Durations, inSpan, runIn, SpanKind } from '../telemetry/index.js';
import type { GraphqlContext } from './graphql-context.js';
import { onlyField } from './operations/index.js';
import type { OperationPlans } from './plans/operation-plans.js';

/** `refused` for what the client or its user did wrong, `failed` for what went wrong on our side. */
type Outcome = 'ok' | 'refused' | 'failed';

const operationSeconds = new Durations({
  name: 'hausgeist_graphql_operation_duration_seconds',
  help: 'Time that queries and mutations took, by type, field (several if more than one) and outcome.',
  labelNames: ['type', 'field', 'outcome'],
});

/** Codes of failures on our side. */
const OURS = new Set<unknown>(['INTERNAL', 'UNAVAILABLE']);

const isCodeOfOurs = ({ extensions = {} }: { extensions?: object }) =>
  OURS.has(Reflect.get(extensions, 'code'));

/** What became of an operation, by the errors as clients see them. */
export const outcomeOf = (errors: readonly { extensions?: object }[] = []): Outcome =>
  worst(errors, isCodeOfOurs);

function isFaultOfOurs({ originalError, path }: GraphQLError): boolean {
  if (asUnavailable(originalError)) return true;
  return originalError ? !(originalError instanceof AppError) : path !== undefined;
}

function worst<T>(errors: readonly T[], isOurs: (error: T) => boolean): Outcome {
  if (errors.length === 0) return 'ok';
  return errors.some(isOurs) ? 'failed' : 'refused';
}

/** How logs, traces and figures call an operation. */
export const describeOperation = (document: DocumentNode, operation: OperationDefinitionNode) => ({
  name: operation.name?.value,
  type: operation.operation as string,
  field: onlyField(document, operation),
});

export type OperationDescription = ReturnType<typeof describeOperation>;

const attributesOf = ({ name, type, field }: OperationDescription) => ({
  'graphql.operation.type': type,
  'graphql.operation.name': operationName({ name, field }),
});

const spanName = (operation: OperationDescription) =>
  `${operation.type} ${operationName(operation)}`;

/** Names what came to the one address of GraphQL in the log and in the trace, and measures it. */
export const observeOperations: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => {
    const measured = operationSeconds.start();
    let described: OperationDescription | undefined;
    return {
      didResolveOperation: async ({ operation, document, contextValue }) => {
        if (!operation) return;
        described = describeOperation(document, operation);
        noteOperation(contextValue.request, described);
        const span = trace.getActiveSpan();
        span?.updateName(spanName(described)).setAttributes(attributesOf(described));
      },
      willSendResponse: async ({ response: { body } }) => {
        if (!described || body.kind !== 'single') return;
        const { type, field } = described;
        measured({ type, field, outcome: outcomeOf(body.singleResult.errors) });
      },
    };
  },
};

/** What is known of an operation on a socket besides what runs it. */
export interface SocketOperation {
  described: OperationDescription;
  /** Where the client says which trace it belongs to. */
  carrier: Carrier;
}

type SocketArgs = ExecutionArgs & Partial<SocketOperation>;

/** Runs a query or mutation of a socket; measured, and as part of its client's trace. */
export async function executeObserved(
  args: SocketArgs,
  plans: OperationPlans,
): Promise<ExecutionResult> {
  return traced(args, async () => {
    const measured = operationSeconds.start();
    const result = await plans.execute(args);
    const { type = '', field = '' } = args.described ?? {};
    measured({ type, field, outcome: worst(result.errors ?? [], isFaultOfOurs) });
    return result;
  });
}

/** Begins a subscription as part of its client's trace; what it sends later is not. */
export const subscribeObserved = (
  args: SocketArgs & { tell?: TakeEvents<string> | undefined },
  plans: OperationPlans,
): ReturnType<typeof subscribe> => traced(args, async () => plans.subscribe(args));

async function traced<T>({ described, carrier }: SocketArgs, work: () => Promise<T>): Promise<T> {
  if (!described) return work();
  const options = { kind: SpanKind.SERVER, attributes: attributesOf(described) };
  return runIn(contextOf(carrier ?? {}), async () => inSpan(spanName(described), options, work));
}
