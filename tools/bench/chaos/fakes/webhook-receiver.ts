import { createServer } from 'node:http';

export type ReceiverFault = 'none' | 'error' | 'hang' | 'cut';

/** A receiver of webhooks that fails as told and remembers which events it has confirmed. */
export class WebhookReceiver {
  fault: ReceiverFault = 'none';
  /** How often an event was confirmed, by its id. */
  readonly confirmed = new Map<string, number>();
  readonly #server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (this.fault === 'hang') return;
      if (this.fault === 'cut') {
        response.destroy();
        return;
      }
      if (this.fault === 'error') {
        response.writeHead(500).end();
        return;
      }
      const id = String(request.headers['webhook-id']);
      this.confirmed.set(id, (this.confirmed.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
