import type { FastifyInstance } from 'fastify'

/** Whether a route takes a form, whose files may need minutes on a slow connection. */
const takesForm = (schema: object | undefined) => schema !== undefined && 'consumes' in schema

/** Ends the connection of a request whose body has not arrived in time, so that half requests hold nothing for long. */
export const limitBodies = (app: FastifyInstance, milliseconds: number): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.method === 'GET' || raw.method === 'HEAD' || takesForm(routeOptions.schema)) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), milliseconds)
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}
