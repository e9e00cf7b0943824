import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, if the browser and the system allow it. */
export const useScreenOn = (isOn: boolean) => {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: { release: () => Promise<void> } | undefined
    let isOver = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        // oxlint-disable-next-line eslint/no-restricted-properties -- checked above
        lock = await navigator.wakeLock.request('screen')
        if (isOver) void lock.release()
      } catch {
        // The battery is low, or the user does not want it.
      }
    }
    void request()
    // The browser releases it when the page is hidden.
    document.addEventListener('visibilitychange', request)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [isOn])
}
