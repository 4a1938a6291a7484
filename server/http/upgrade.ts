import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Calls `upgrade` for WebSocket requests. A request to upgrade to another protocol, such as `h2c`,
 * is served without an upgrade, as HTTP requires.
 */
export function onWebSocketUpgrade(server: Server, upgrade: Upgrade): void {
  server.on('upgrade', (request, socket, head) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket') {
      upgrade(request, socket, head);
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    if (socket instanceof Socket) response.assignSocket(socket);
    response.on('finish', () => socket.end());
    if (head.length > 0) request.unshift(head);
    server.emit('request', request, response);
  });
}
