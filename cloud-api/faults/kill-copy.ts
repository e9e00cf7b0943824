// Kills one of two API instances after the other, while diners and counters use both.
import type { Judged } from './scene.ts'
import { pause } from './start-api.ts'
import { slowestDelivery, withTwoCopies } from './two-copies.ts'

export type KillCopyResult = Judged & { kills: number; givenUp: number; failed: number; p99: number }
type KillCopyOptions = { kills: number; seed: number; perSecond?: number; betweenKills?: number }

export const killCopy = ({ kills, seed, perSecond = 60, betweenKills = 2_500 }: KillCopyOptions): Promise<KillCopyResult> =>
  withTwoCopies(seed, async ({ scene, urls, apis, start }) => {
    const { random } = scene
    const load = scene.startLoad({ diners: 16, perSecond, persistent: true, address: () => random.pick(urls) })
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(random.between(betweenKills / 2, betweenKills))
      await apis[kill % 2]?.kill()
      await pause(random.between(0, betweenKills / 2))
      await start(kill % 2)
    }
    await pause(betweenKills)
    const settledSeconds = await scene.finish()
    const { givenUp, failed } = load.figures()
    const p99 = slowestDelivery(scene, load.acknowledgedAt)
    return { kills, givenUp, failed, p99, ...(await scene.judge(settledSeconds)) }
  })
