// Keeps one socket open: connects with backoff, aborts attempts that take too long, closes a silent connection, and reconnects.
export type Socket = {
  send: (text: string) => void
  close: () => void
}
export type SocketListeners = { onOpen: () => void; onText: (text: string) => void; onClose: () => void }

/** Times in milliseconds. */
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
/** Maximum milliseconds until a frame must arrive on a connection that is being checked. */
const maxAnswerTime = 5_000

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
  /** The connection was lost, or an attempt failed; the socket reconnects. */
  onDown: () => void
}

type After = ReconnectingSocketOptions['after']

/** Creates the waits between attempts: exponential, with jitter. */
const createBackoff = (maxWait: number, random: () => number) => {
  let failures = 0
  return {
    next: () => {
      const ceiling = Math.min(maxWait, firstWait * 2 ** failures)
      failures += 1
      return firstWait / 2 + random() * ceiling
    },
    reset: () => {
      failures = 0
    },
  }
}

/** Calls `onSilent` unless it is restarted in time. */
const createSilenceTimer = (after: After, onSilent: () => void) => {
  let cancel = () => {}
  return {
    restart: (milliseconds: number) => {
      cancel()
      cancel = after(milliseconds, onSilent)
    },
    cancel: () => cancel(),
  }
}

/** Reports the result of `run` once; without a result in time it reports a failure. */
const runWithTimeout = (
  run: () => Promise<unknown>,
  { after, timeout, onSuccess, onFailure }: { after: After; timeout: number; onSuccess: () => void; onFailure: () => void },
) => {
  let isSettled = false
  const settleWith = (report: () => void) => () => {
    cancelTimeout()
    if (isSettled) return
    isSettled = true
    report()
  }
  const fail = settleWith(onFailure)
  const cancelTimeout = after(timeout, fail)
  run().then(settleWith(onSuccess), fail)
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
  let cancelRetry: (() => void) | undefined
  const backoff = createBackoff(maxWait, random)
  const silence = createSilenceTimer(after, () => socket?.close())

  const retryLater = () => {
    if (isEnded) return
    onDown()
    cancelRetry = after(backoff.next(), connect)
  }

  const openSocket = () => {
    socket = open({
      onOpen: () => {
        isOpen = true
        silence.restart(maxSilence)
        onOpen()
      },
      onText: (text) => {
        silence.restart(maxSilence)
        onText(text)
      },
      onClose: () => {
        isOpen = false
        silence.cancel()
        retryLater()
      },
    })
    if (!isOpen) silence.restart(connectTimeout)
  }

  const openRenewed = () => {
    if (isEnded) return
    needsRenewal = false
    openSocket()
  }

  const connect = () => {
    cancelRetry = undefined
    onConnecting()
    if (needsRenewal && renew) runWithTimeout(renew, { after, timeout: connectTimeout, onSuccess: openRenewed, onFailure: retryLater })
    else openSocket()
  }

  return {
    connect,
    isOpen: () => isOpen,
    send: (text: string): void => void (isOpen && socket?.send(text)),
    /** Resets the backoff, once the connection works. */
    resetBackoff: backoff.reset,
    /** Called when the session was refused: closes the socket, and renews the session before the next attempt. */
    renewAndReconnect: () => {
      needsRenewal = true
      socket?.close()
    },
    /** Skips the wait before the next attempt. */
    retryNow: () => {
      if (!cancelRetry) return
      cancelRetry()
      backoff.reset()
      connect()
    },
    /** Call this after sending a message that the server answers: without an answer the connection is dead. */
    expectAnswer: () => silence.restart(Math.min(maxSilence, maxAnswerTime)),
    end: () => {
      isEnded = true
      cancelRetry?.()
      silence.cancel()
      socket?.close()
    },
  }
}

type WebSocketLike = {
  send: (text: string) => void
  close: () => void
  addEventListener: (kind: 'open' | 'message' | 'close', listener: (event: { data?: unknown }) => void) => void
}

/** The address of the API's WebSocket. `origin`: the API's origin, such as `https://sufra.example`. */
export const webSocketAddress = (origin: string): string => `${origin.replace(/^http/, 'ws')}/ws`

/** Returns the `open` function of createRoomClient for a WebSocket class (of the browser, Electron or Node). */
export const openWebSocket =
  (url: string, WebSocketClass: new (url: string) => WebSocketLike): ReconnectingSocketOptions['open'] =>
  ({ onOpen, onText, onClose }) => {
    const socket = new WebSocketClass(url)
    let isClosed = false
    const close = () => {
      if (isClosed) return
      isClosed = true
      onClose()
    }
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }) => {
      if (!isClosed && typeof data === 'string') onText(data)
    })
    socket.addEventListener('close', close)
    return {
      send: (text) => socket.send(text),
      // A half-open connection confirms a close only after minutes, so this socket is ignored from here on.
      close: () => {
        socket.close()
        close()
      },
    }
  }
