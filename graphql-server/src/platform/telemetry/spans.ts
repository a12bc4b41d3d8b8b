import {
  type Attributes,
  context,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export { type Attributes, type Context, type Span, SpanKind } from '@opentelemetry/api';

/** Asked for each time: the one of a provider that was shut down would go on giving spans to it. */
const tracer = () => trace.getTracer('hausgeist');

/** What carries a trace from one process or request to the next, as `traceparent` of W3C. */
export type Carrier = Readonly<Record<string, unknown>>;

/**
 * Runs work as a span of the trace that is going on, or of a new one. Costs next to nothing while no
 * traces are sent. Names and attributes never hold what people wrote, nor who they are.
 */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span that ends when its caller says so; part of `parent`, or of what is going on. */
export const beginSpan = (name: string, options: SpanOptions, parent = context.active()): Span =>
  tracer().startSpan(name, options, parent);

/** A span for a part of the current trace; none where there is no trace. */
export function beginPart(
  name: string,
  attributes: Attributes,
  kind = SpanKind.CLIENT,
): Span | undefined {
  const parent = trace.getActiveSpan();
  return parent?.isRecording() ? beginSpan(name, { kind, attributes }) : undefined;
}

/** Says that a span failed, by the kind of the error alone: messages may hold anything. */
export function markFailure(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.constructor.name : typeof error;
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The same for the span that is going on, where a failure is dealt with and not thrown. */
export function markFailureNow(error: unknown): void {
  const span = trace.getActiveSpan();
  if (span) markFailure(span, error);
}

/** Where work belongs that something else caused, far away or long ago. */
export const contextOf = (carrier: Carrier): Context => propagation.extract(ROOT_CONTEXT, carrier);

export const withSpan = (span: Span, parent = context.active()): Context =>
  trace.setSpan(parent, span);

/** Runs work as part of a trace. */
export const runIn = <T>(within: Context, work: () => T): T => context.with(within, work);

/** What the next one needs to go on with this trace; empty while there is none. */
export function carrierNow(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** The trace that is going on, as lines of the log name it. */
export function traceFacts(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan();
  if (!span) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** The trace that is going on if it is kept, for exemplars. */
export function keptTraceId(): string | undefined {
  const span = trace.getActiveSpan();
  return span?.isRecording() ? span.spanContext().traceId : undefined;
}
