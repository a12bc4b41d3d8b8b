import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  beginSpan,
  type Context,
  contextOf,
  runIn,
  type Span,
  SpanKind,
  withSpan,
} from '../telemetry/index.js';
import { isCall } from './request-metrics.js';

/**
 * Makes each call the span of a trace: that of the client if it names one. Add it before everything
 * that should be part of it.
 */
export function addRequestTracing(server: FastifyInstance): void {
  const traced = new WeakMap<FastifyRequest, { span: Span; within: Context }>();
  const goOn = (request: FastifyRequest, done: () => void) => {
    const known = traced.get(request);
    if (known) runIn(known.within, done);
    else done();
  };
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isCall(request.url)) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const caller = contextOf(request.headers);
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'hausgeist.request_id': request.id,
    };
    const options = { kind: SpanKind.SERVER, attributes };
    const span = beginSpan(`${request.method} ${route}`, options, caller);
    traced.set(request, { span, within: withSpan(span, caller) });
    return goOn(request, done);
  });
  // The body is read in between, by events of the socket that know of no request.
  server.addHook('preValidation', (request, _reply, done) => goOn(request, done));
  server.addHook('onResponse', (request, reply, done) => {
    const span = traced.get(request)?.span;
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setAttribute('error.type', String(reply.statusCode));
    span?.end();
    goOn(request, done);
  });
}
