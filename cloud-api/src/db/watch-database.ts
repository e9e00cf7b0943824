// Whether PostgreSQL answers. Without this every request would wait in the pool's queue for a database that is away.
import postgres from 'postgres'

const probeEvery = 2_000
/** While it is away: orders are taken again within two seconds of its return. */
const probeAwayEvery = 200
const probeTimeout = 1_500

/** Errors of a connection, not of a statement: Node's, the driver's, and PostgreSQL's classes 08, 53 and 57 (shutting down, starting, full). */
const awayCodes = new Set([
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

/** Whether an error's code says that the database cannot take anything now; what was asked for may be asked for again. */
export const isAwayCode = (code: unknown): boolean => typeof code === 'string' && (awayCodes.has(code) || /^(08|53|57P)/.test(code))

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref())

export const watchDatabase = (url: string) => {
  const connect = () => postgres(url, { max: 1, connect_timeout: 2, fetch_types: false, onnotice: () => {} })
  let client = connect()
  let isAway = false
  const ended = new AbortController()
  let hurry = () => {}

  const answers = async (): Promise<boolean> => {
    const probe = client`select 1`.then(
      () => true,
      () => false,
    )
    const isThere = await Promise.race([probe, wait(probeTimeout).then(() => false)])
    // A client that failed may wait for its broken connection for long.
    if (!isThere) {
      void client.end({ timeout: 0 })
      client = connect()
    }
    return isThere
  }

  const run = async () => {
    while (!ended.signal.aborted) {
      isAway = !(await answers())
      const hurried = new Promise<void>((resolve) => (hurry = resolve))
      await Promise.race([wait(isAway ? probeAwayEvery : probeEvery), hurried])
    }
  }
  void run()

  return {
    isAway: () => isAway,
    /** A connection was closed: look at once whether the database is still there. */
    look: () => hurry(),
    end: async () => {
      ended.abort()
      hurry()
      await client.end({ timeout: 1 })
    },
  }
}
