import type { ClientOptions } from '@sufra/shared/contract/client'

export type Fetch = ClientOptions['fetch']

const failed = { ok: false, status: 500, statusText: '', json: async () => ({}) }

/** A simulated network that delivers a request, loses the request or its response, or delays it until `deliverLate`. */
export const createLossyNetwork = (send: Fetch, random: () => number) => {
  const late: (() => Promise<unknown>)[] = []
  const network = {
    isOnline: true,
    isReliable: false,
    inFlight: 0,
    fetch: async (...request: Parameters<Fetch>): ReturnType<Fetch> => {
      if (!network.isOnline) throw new TypeError('offline')
      const fate = network.isReliable ? 1 : random()
      if (fate < 0.1) throw new TypeError('the request was lost')
      if (fate < 0.2) {
        late.push(() => send(...request))
        throw new TypeError('timed out')
      }
      network.inFlight += 1
      try {
        const answer = await send(...request)
        if (fate < 0.35) throw new TypeError('the response was lost')
        return fate < 0.4 ? failed : answer
      } finally {
        network.inFlight -= 1
      }
    },
    /** Delivers the oldest delayed request; returns false when there is none. */
    deliverLate: async (): Promise<boolean> => {
      const request = late.shift()
      await request?.().catch(() => undefined)
      return request !== undefined
    },
  }
  return network
}
