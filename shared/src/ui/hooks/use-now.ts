import { useEffect, useState } from 'react'

/** The time in milliseconds, updated every `interval` milliseconds. */
export const useNow = (interval: number) => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
