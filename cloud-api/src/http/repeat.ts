import type { FastifyInstance } from 'fastify'

/** Does something again and again while the app runs, one time after the other; a failure is logged, and the next time comes. */
export const repeat = (app: FastifyInstance, milliseconds: number, what: string, run: () => Promise<unknown>) => {
  let isEnded = false
  let running: Promise<unknown> = Promise.resolve()
  const again = () => {
    running = run()
      .catch((error: unknown) => app.log.error({ err: error }, what))
      .finally(() => {
        if (!isEnded) timer = setTimeout(again, milliseconds).unref()
      })
  }
  let timer = setTimeout(again, milliseconds).unref()
  app.addHook('onClose', async () => {
    isEnded = true
    clearTimeout(timer)
    await running
  })
}
