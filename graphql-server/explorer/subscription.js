/**
 * Follows a subscription over graphql-transport-ws on a socket of its own; returns what ends it.
 */
export function subscribe(payload, token, { next, end }) {
  const address = `${location.protocol.replace('http', 'ws')}//${location.host}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws');
  const send = (message) => socket.send(JSON.stringify(message));
  let reason;
  socket.addEventListener('open', () => {
    send({ type: 'connection_init', ...(token ? { payload: { token } } : {}) });
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'connection_ack') send({ id: '1', type: 'subscribe', payload });
    if (message.type === 'ping') send({ type: 'pong' });
    if (message.type === 'next') next(message.payload);
    if (message.type === 'error') next({ errors: message.payload });
    if (message.type === 'complete' || message.type === 'error') {
      reason = message.type;
      socket.close(1000);
    }
  });
  socket.addEventListener('close', (event) => {
    end(reason ?? `${event.code} ${event.reason}`.trim());
  });
  return () => {
    reason = 'stopped';
    socket.close(1000);
  };
}
