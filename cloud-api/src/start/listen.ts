import type { FastifyInstance } from 'fastify'
import { waitForPredecessor } from './wait-for-predecessor.ts'

const explanations: Record<string, (place: string) => string> = {
  EADDRINUSE: (place) => `${place} is in use by another program. Stop it, or set PORT to a free port (0 takes any).`,
  EACCES: (place) => `This user may not listen on ${place}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (place) => `${place} is not an address of this machine. Correct HOST.`,
  ENOTFOUND: (place) => `${place} is not an address of this machine. Correct HOST.`,
}

type Options = { host: string; port: number; pause?: (milliseconds: number) => Promise<void> }

/**
 * Listens, after waiting while the process that this one replaces still has the port. Throws an Error that names the variable to change.
 */
export const listen = async (app: FastifyInstance, { host, port, pause }: Options): Promise<void> => {
  const place = `${host}:${port}`
  try {
    const onWait = () => console.error(`Waiting: ${place} is still in use.`)
    await waitForPredecessor(() => app.listen({ host, port }), { pause, onWait })
  } catch (error) {
    const explain = error instanceof Error && 'code' in error ? explanations[String(error.code)] : undefined
    throw explain ? new Error(explain(place), { cause: error }) : error
  }
}
