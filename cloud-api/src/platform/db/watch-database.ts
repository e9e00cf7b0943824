// Monitors whether PostgreSQL is reachable. Without it every request would wait in the pool's queue during an outage.
import postgres from 'postgres'

const probeInterval = 2_000
/** Short, so that orders are accepted again within two seconds after an outage. */
const probeIntervalWhileDown = 200
const probeTimeout = 1_500

/**
 * Connection errors, not statement errors: codes of Node and the driver; PostgreSQL's classes 08, 53 and 57P are
 * checked below.
 */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ENOSPC',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
])

/** Whether an error code means that the database is unavailable; the request can be retried. */
export const isUnavailableCode = (code: unknown): boolean =>
  typeof code === 'string' && (unavailableCodes.has(code) || /^(08|53|57P)/.test(code))

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref())
/** A response that arrived while the event loop was blocked is read after the timers of that turn. */
const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))

export const watchDatabase = (url: string, timeout = probeTimeout) => {
  // In seconds. A connection that takes longer than the time limit of an answer also counts as an outage.
  const connect = () => postgres(url, { max: 1, connect_timeout: Math.ceil(timeout / 1_000), fetch_types: false, onnotice: () => {} })
  let client = connect()
  let isUnavailable = false
  const ended = new AbortController()
  let checkSoon = () => {}

  const probeDatabase = async (): Promise<boolean> => {
    const probe = client`select 1`.then(
      () => true,
      () => false,
    )
    const isUp = await Promise.race([
      probe,
      wait(timeout)
        .then(nextTurn)
        .then(() => false),
    ])
    // A failed client may wait for its broken connection for a long time.
    if (!isUp) {
      void client.end({ timeout: 0 })
      client = connect()
    }
    return isUp
  }

  const run = async () => {
    while (!ended.signal.aborted) {
      isUnavailable = !(await probeDatabase())
      const requested = new Promise<void>((resolve) => (checkSoon = resolve))
      await Promise.race([wait(isUnavailable ? probeIntervalWhileDown : probeInterval), requested])
    }
  }
  void run()

  return {
    isUnavailable: () => isUnavailable,
    /** Called when a connection closes: probes the database immediately. */
    checkNow: () => checkSoon(),
    end: async () => {
      ended.abort()
      checkSoon()
      await client.end({ timeout: 1 })
    },
  }
}
