import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the machine has a network at all; it says nothing about the server. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
