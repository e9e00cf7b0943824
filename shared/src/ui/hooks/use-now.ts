import { useEffect, useState } from 'react'
import { onClockError, serverNow } from './server-clock.ts'

/** The server's time in milliseconds, updated every `interval` milliseconds. */
export const useNow = (interval: number) => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const update = () => setNow(serverNow())
    const timer = setInterval(update, interval)
    const stop = onClockError(update)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [interval])
  return now
}
