// One timer for every clock of the board. A component is rendered only when what it reads from the time has changed.
import { useSyncExternalStore } from 'react'

const second = 1_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

const tick = () => {
  now = Date.now()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(tick, second)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** What `read` makes of the time in milliseconds, read again each second. It must be a primitive value. */
export const useTick = <T extends string | number | boolean>(read: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => {
    if (!timer) now = Date.now()
    return read(now)
  })
