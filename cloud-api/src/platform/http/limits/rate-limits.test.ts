// Runs on PostgreSQL alone: calls are counted in Redis and in memory, and no test here reads the database.
import { checkLink } from '@sufra/shared/accounts/own-account.routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRedis, type RedisServer } from '../../../../testing/servers/redis-server.ts'
import { newNetwork, type OwnTestApi, startTestApi, type TestApi } from '../../../../testing/test-api.ts'

let redis: RedisServer
let one: OwnTestApi
let two: OwnTestApi

beforeAll(async () => {
  redis = await startRedis()
  one = await startTestApi({ redisUrl: redis.url })
  two = await startTestApi({ redisUrl: redis.url, connection: one.connection })
})
afterAll(async () => {
  await redis.kill()
  await two.close()
  await one.close()
})

/** Ten calls a minute are allowed for a link; an unknown link returns 410. */
const tokenOf = (network: string) => network.replace(/\W/g, '').padEnd(43, 'a')

const checkLinkStatus = async (api: TestApi, network: string) =>
  (await api.post(checkLink.path, { token: tokenOf(network) }, { network })).status
const checkLinkTimes = async (api: TestApi, network: string, times: number) => {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push(await checkLinkStatus(api, network))
  return statuses
}
const gone = (times: number) => Array.from({ length: times }, () => 410)

describe('with Redis', () => {
  // Redis may still be connecting, and a process that stalls counts separately for a moment.
  test('API instances count together', async () => {
    const countTogether = async () => {
      const network = newNetwork()
      return [...(await checkLinkTimes(one, network, 5)), ...(await checkLinkTimes(two, network, 6)), await checkLinkStatus(one, network)]
    }
    await expect.poll(countTogether).toEqual([...gone(10), 429, 429])
    expect(await checkLinkStatus(two, newNetwork())).toBe(410)
  })

  test('a refusal has a Retry-After header', async () => {
    const refuse = async () => {
      const network = newNetwork()
      await checkLinkTimes(one, network, 10)
      return one.fetch(checkLink.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify({ token: tokenOf(network) }),
      })
    }
    const answers: Response[] = []
    await expect.poll(async () => (answers[0] = await refuse()).status).toBe(429)
    expect(await answers[0]?.json()).toMatchObject({ error: 'request.too_many' })
    const seconds = Number(answers[0]?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })
})

describe('without Redis', () => {
  const countAlone = async () => {
    const network = newNetwork()
    expect(await checkLinkTimes(one, network, 11)).toEqual([...gone(10), 429])
    expect(await checkLinkTimes(two, network, 11)).toEqual([...gone(10), 429])
  }

  test('while it hangs, each instance counts separately, and no call waits for it', async () => {
    redis.hang()
    expect(await checkLinkStatus(one, newNetwork())).toBe(410)
    await countAlone()
    redis.resume()
    await expect.poll(() => sharesCount(), { interval: 100 }).toBe(true)
  })

  test('while it is down, each instance counts separately, and they count together again afterwards', async () => {
    await redis.kill()
    await countAlone()
    await redis.restart()
    await expect.poll(() => sharesCount(), { interval: 100 }).toBe(true)
  })
})

/** Whether both instances share their counts. */
const sharesCount = async () => {
  const network = newNetwork()
  await checkLinkTimes(one, network, 6)
  return (await checkLinkTimes(two, network, 5)).at(-1) === 429
}
