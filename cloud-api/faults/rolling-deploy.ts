// Replaces two API instances one by one under load, behind a load balancer that retries at the other one, while the newer version publishes messages that
// are unknown to the older one.
import { Redis } from 'ioredis'
import { openRetryingProxy } from './clients/retrying-proxy.ts'
import type { Place } from './places.ts'
import type { Judged } from './scene.ts'
import { pause } from './start-api.ts'
import { withTwoCopies } from './two-copies.ts'

export type DeployResult = Judged & {
  replaced: number
  retries: number
  /** Orders with an error or no response in spite of the load balancer. */
  failedOrders: number
  unknownMessages: number
}
type DeployOptions = { deploys: number; seed: number; perSecond?: number; between?: number; openPlace?: () => Promise<Place> }

/** Milliseconds between two messages of a newer version. */
const messagesEvery = 50

export const rollingDeploy = ({ deploys, seed, perSecond = 60, between = 2_000, openPlace }: DeployOptions): Promise<DeployResult> =>
  withTwoCopies(
    seed,
    async ({ scene, redis, urls, apis, start }) => {
      const proxy = await openRetryingProxy(urls)
      const publisher = new Redis(redis.url)
      let unknownMessages = 0
      const publishing = setInterval(() => {
        unknownMessages += 1
        void publisher.publish('sufra', '{"kind":"of_a_newer_version","restaurantId":7}')
      }, messagesEvery)
      try {
        const load = scene.startLoad({ diners: 12, perSecond, address: () => proxy.url })
        for (let deploy = 0; deploy < deploys; deploy += 1) {
          for (const index of [0, 1]) {
            await pause(scene.random.between(between / 2, between))
            if (apis[index]?.hasEnded()) throw new Error(`instance ${index + 1} exited unexpectedly`)
            await apis[index]?.stop()
            await start(index)
          }
        }
        await pause(between)
        const settledSeconds = await scene.finish()
        const { unanswered, failed, busy } = load.figures()
        return {
          replaced: deploys * 2,
          retries: proxy.retries(),
          failedOrders: unanswered + failed + busy,
          unknownMessages,
          ...(await scene.judge(settledSeconds)),
        }
      } finally {
        clearInterval(publishing)
        publisher.disconnect()
        proxy.close()
      }
    },
    openPlace,
  )
