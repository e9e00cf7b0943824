// Keeps one socket open: connects with backoff, aborts attempts that take too long, closes a silent connection, and reconnects.
export type Socket = {
  send: (text: string) => void
  close: () => void
}
export type SocketListeners = { onOpen: () => void; onText: (text: string) => void; onClose: () => void }

/** In milliseconds. */
export type ConnectionTiming = {
  /** Maximum wait between two attempts, before jitter. */
  maxWait: number
  /** A connection that is silent for this long is considered dead: a bit more than two heartbeats. */
  maxSilence: number
  /** Maximum time for an attempt to connect. */
  connectTimeout: number
}

const phoneTiming: ConnectionTiming = { maxWait: 30_000, maxSilence: 35_000, connectTimeout: 15_000 }
/**
 * A counter must receive orders within five seconds after the network is back, also when the network has dropped its connection silently. The
 * server sends counters a heartbeat every 2 s.
 */
export const counterTiming: ConnectionTiming = { maxWait: 1_000, maxSilence: 4_500, connectTimeout: 3_000 }

const firstWait = 500

export type ReconnectingSocketOptions = {
  open: (listeners: SocketListeners) => Socket
  /** Runs a function after the given milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
  /** A number from 0 up to 1. */
  random: () => number
  /** Renews the session before the next attempt, after it was refused. A rejected promise counts as a failed attempt. */
  renew?: () => Promise<unknown>
  timing?: Partial<ConnectionTiming>
}

type Events = {
  onConnecting: () => void
  onOpen: () => void
  onText: (text: string) => void
  /** The connection was lost, or an attempt failed; it reconnects. */
  onDown: () => void
}

/** Opens no connection before the first `connect`. */
export const createReconnectingSocket = (
  { open, after, random, renew, timing }: ReconnectingSocketOptions,
  { onConnecting, onOpen, onText, onDown }: Events,
) => {
  const { maxWait, maxSilence, connectTimeout } = { ...phoneTiming, ...timing }
  let socket: Socket | undefined
  let isOpen = false
  let isEnded = false
  let needsRenewal = false
  let failures = 0
  let attempts = 0
  let cancelSilence = () => {}
  let cancelRetry: (() => void) | undefined

  const watchSilence = (milliseconds: number) => {
    cancelSilence()
    cancelSilence = after(milliseconds, () => socket?.close())
  }

  const retryLater = () => {
    if (isEnded) return
    onDown()
    const ceiling = Math.min(maxWait, firstWait * 2 ** failures)
    failures += 1
    cancelRetry = after(firstWait / 2 + random() * ceiling, connect)
  }

  const openSocket = () => {
    socket = open({
      onOpen: () => {
        isOpen = true
        watchSilence(maxSilence)
        onOpen()
      },
      onText: (text) => {
        watchSilence(maxSilence)
        onText(text)
      },
      onClose: () => {
        isOpen = false
        cancelSilence()
        retryLater()
      },
    })
    if (!isOpen) watchSilence(connectTimeout)
  }

  const renewAndOpen = (renewNow: () => Promise<unknown>) => {
    attempts += 1
    const attempt = attempts
    const isCurrent = () => attempt === attempts && !isEnded
    const fail = () => {
      cancelTimeout()
      if (!isCurrent()) return
      attempts += 1
      retryLater()
    }
    const cancelTimeout = after(connectTimeout, fail)
    const succeed = () => {
      cancelTimeout()
      if (!isCurrent()) return undefined
      needsRenewal = false
      return openSocket()
    }
    renewNow().then(succeed, fail)
  }

  const connect = () => {
    cancelRetry = undefined
    onConnecting()
    if (needsRenewal && renew) renewAndOpen(renew)
    else openSocket()
  }

  return {
    connect,
    isOpen: () => isOpen,
    send: (text: string) => {
      if (isOpen) socket?.send(text)
    },
    /** Resets the backoff, once the connection works. */
    resetBackoff: () => {
      failures = 0
    },
    /** Called when the session was refused: closes the socket, and renews the session before the next attempt. */
    renewAndReconnect: () => {
      needsRenewal = true
      socket?.close()
    },
    /** Skips the wait before the next attempt. */
    retryNow: () => {
      if (!cancelRetry) return
      cancelRetry()
      failures = 0
      connect()
    },
    end: () => {
      isEnded = true
      cancelRetry?.()
      cancelSilence()
      socket?.close()
    },
  }
}
