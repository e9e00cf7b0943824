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

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no handler runs, including the handlers whose clients have left, for which the closing server does not wait. */
    whenHandled: () => Promise<void>
  }
}

/** Counts running handlers of the routes that are registered after this. */
export const trackHandlers = (app: FastifyInstance): void => {
  let running = 0
  let waiting: (() => void)[] = []
  const ended = () => {
    running -= 1
    if (running > 0) return
    for (const resolve of waiting) resolve()
    waiting = []
  }
  app.addHook('onRoute', (route) => {
    const { handler } = route
    if ('websocket' in route && route.websocket) return // a socket stays open
    route.handler = function handle(request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      if (!(answer instanceof Promise)) return answer
      running += 1
      void answer.then(ended, ended)
      return answer
    }
  })
  app.decorate('whenHandled', () => new Promise<void>((resolve) => (running === 0 ? resolve() : waiting.push(resolve))))
}
