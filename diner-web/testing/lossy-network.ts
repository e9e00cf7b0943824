import type { ClientOptions } from '@sufra/shared/contract/client'

export type Fetch = ClientOptions['fetch']

const failed = { ok: false, status: 500, statusText: '', json: async () => ({}) }

/** A network that delivers a request, or loses it, its answer, or holds it back until `deliverLate`. */
export const createLossyNetwork = (send: Fetch, random: () => number) => {
  const late: (() => Promise<unknown>)[] = []
  const network = {
    isOnline: true,
    isReliable: false,
    underWay: 0,
    fetch: async (...request: Parameters<Fetch>): ReturnType<Fetch> => {
      if (!network.isOnline) throw new TypeError('offline')
      const fate = network.isReliable ? 1 : random()
      if (fate < 0.1) throw new TypeError('lost on the way')
      if (fate < 0.2) {
        late.push(() => send(...request))
        throw new TypeError('timed out')
      }
      network.underWay += 1
      try {
        const answer = await send(...request)
        if (fate < 0.35) throw new TypeError('the answer was lost')
        return fate < 0.4 ? failed : answer
      } finally {
        network.underWay -= 1
      }
    },
    /** The oldest request that was held back reaches the server; false when there is none. */
    deliverLate: async (): Promise<boolean> => {
      const request = late.shift()
      await request?.().catch(() => undefined)
      return request !== undefined
    },
  }
  return network
}
