/** As much of a WebSocket as the client uses; browsers and Node have one, and the `ws` package. */
export interface SocketLike {
  readonly readyState: number;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
  send(data: string): void;
  close(code?: number, reason?: string): void;
}

export type SocketClass = new (url: string) => SocketLike;
