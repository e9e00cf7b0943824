// The server's time on a machine whose clock may be wrong. Every displayed time, age and countdown uses it.
import { useSyncExternalStore } from 'react'

/** Milliseconds by which this machine's clock is ahead of the server's; 0 unless replies show a difference. */
let clockError = 0
const listeners = new Set<() => void>()

/** Milliseconds. The Date header has whole seconds, so on average it is half a second early. */
const headerPrecision = 2_000
const averageRest = 500

/** Compares this machine's clock with the Date header of a reply. Differences that the duration of the request may explain are ignored. */
export const compareClocks = (date: string | null, sentAt: number, receivedAt: number): void => {
  const servedAt = Date.parse(date ?? '') + averageRest
  if (Number.isNaN(servedAt)) return
  const tolerance = Math.abs(receivedAt - sentAt) + headerPrecision
  const error = (sentAt + receivedAt) / 2 - servedAt
  const next = Math.abs(error) <= tolerance ? 0 : error
  // Small changes of a known difference come from the travel time of the reply.
  if (Math.abs(next - clockError) <= tolerance && (next === 0) === (clockError === 0)) return
  clockError = next
  for (const listener of listeners) listener()
}

/** The server's time when this machine's clock shows `time`. */
export const serverTime = (time: number): number => time - clockError

/** The server's time, in milliseconds. */
export const serverNow = (): number => serverTime(Date.now())

/** Adds a listener for changes of the clock difference. Returns the unsubscribe function. */
export const onClockError = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Milliseconds by which this machine's clock is ahead; negative when it is behind. */
export const useClockError = (): number => useSyncExternalStore(onClockError, () => clockError)

/** Fetches, and compares the clocks. */
export const fetchTimed = async (url: string, init?: RequestInit): Promise<Response> => {
  const sentAt = Date.now()
  const response = await fetch(url, init)
  compareClocks(response.headers.get('date'), sentAt, Date.now())
  return response
}
