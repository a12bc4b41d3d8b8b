import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  attributes: Record<string, string>;
}

/** A field of a protobuf message: its bytes, or its number as text. */
type Field = Buffer | string;

/** Reads a protobuf message by its wire format: the fields of each number, in order. */
function readMessage(bytes: Buffer): Map<number, Field[]> {
  const fields = new Map<number, Field[]>();
  let at = 0;
  const readNumber = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(readNumber());
    const [number, type] = [tag >> 3, tag & 7];
    let field: Field;
    if (type === 0) field = String(readNumber());
    else if (type === 1) field = take(8);
    else if (type === 5) field = take(4);
    else field = take(Number(readNumber()));
    fields.set(number, [...(fields.get(number) ?? []), field]);
  }
  return fields;
}

const messages = (fields: Map<number, Field[]>, number: number) =>
  (fields.get(number) ?? []).map((field) => readMessage(field as Buffer));

const text = (fields: Map<number, Field[]>, number: number) =>
  String(fields.get(number)?.[0] ?? '');

const hex = (fields: Map<number, Field[]>, number: number) =>
  (fields.get(number)?.[0] as Buffer | undefined)?.toString('hex') ?? '';

/** By the numbers of opentelemetry/proto/trace/v1/trace.proto. */
function readSpan(span: Map<number, Field[]>): ReceivedSpan {
  const attributes = messages(span, 9).map((pair) => {
    const [value = new Map<number, Field[]>()] = messages(pair, 2);
    return [text(pair, 1), text(value, 1) || text(value, 3)];
  });
  return {
    traceId: hex(span, 1),
    spanId: hex(span, 2),
    parentId: hex(span, 4),
    name: text(span, 5),
    attributes: Object.fromEntries(attributes) as Record<string, string>,
  };
}

/** A collector that takes traces by OTLP over HTTP, in protobuf. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything as it came, to look for what must not be in it. */
  readonly bodies: Buffer[] = [];
  readonly paths = new Set<string | undefined>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.paths.add(request.url);
        this.#take(Buffer.concat(chunks));
        response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
      });
    });
  }

  /** Listens and returns the base address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #take(body: Buffer): void {
    this.bodies.push(body);
    for (const resource of messages(readMessage(body), 1)) {
      for (const scope of messages(resource, 2)) {
        this.spans.push(...messages(scope, 2).map(readSpan));
      }
    }
  }
}
