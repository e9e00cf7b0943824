import type { FastifyInstance } from 'fastify'
import type { FeedStore } from './feed.store.ts'

const kept = 7 * 86_400_000
const everyHour = 3_600_000

/** Keeps the feed's log to seven days. Who asks for more is told to fetch. Any number of copies may do it at once. */
export const forgetOldRows = (app: FastifyInstance, store: Pick<FeedStore, 'forgetBefore'>, now: () => Date) => {
  const forget = () => {
    store
      .forgetBefore(new Date(now().getTime() - kept))
      .catch((error: unknown) => app.log.error({ err: error }, 'old rows of the feed could not be forgotten'))
  }
  const timer = setInterval(forget, everyHour)
  app.addHook('onReady', async () => forget())
  app.addHook('preClose', async () => clearInterval(timer))
}
