import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds after which the connection of a refused request for a socket ends: longer than any request takes. */
const maxRefusedTime = 60_000

/**
 * Ends each connection whose request completes while the app closes. Fastify only ends connections that are idle when it begins to close;
 * other connections would stay open, and delay the shutdown, until the client ends them or keep-alive expires (72 s). A request for a
 * socket has taken its connection away from Node's server. If it is refused before a route is found, no code ends the connection: it would
 * stay open, and the shutdown would wait for it, until the client closes it, or for ever once the client has gone.
 */
export const closeConnections = (app: FastifyInstance, refusedTime = maxRefusedTime): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', async (request) => {
    if (isClosing) request.raw.socket.end()
  })
  app.server.on('upgrade', (_request, socket) => {
    if (isClosing) socket.destroy()
    // An accepted socket has no such limit: ws removes it.
    else if (socket instanceof Socket) socket.setTimeout(refusedTime, () => socket.destroy())
  })
}
