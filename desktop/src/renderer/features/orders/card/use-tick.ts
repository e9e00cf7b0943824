// A timer shared by all clocks of the board. A component is rendered only when the value it derives from the time changes.
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { useSyncExternalStore } from 'react'

const second = 1_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

const tick = () => {
  now = serverNow()
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

/** Returns `read(now)`, evaluated every second; `now` is in milliseconds. The value must be a primitive. */
export const useTick = <T extends string | number | boolean>(read: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => {
    if (!timer) now = serverNow()
    return read(now)
  })
