import type { FastifyInstance } from 'fastify'

/**
 * Ends each connection whose request is answered while the app closes. Fastify ends those that are idle when it begins to close; one that is answered
 * later would stay open, and hold up the close, until its client ends it or the keep-alive is over (72 s).
 */
export const closeConnections = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', async (request) => {
    if (isClosing) request.raw.socket.end()
  })
}
