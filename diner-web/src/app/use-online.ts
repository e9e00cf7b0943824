import { useSyncExternalStore } from 'react'

const listen = (hear: () => void) => {
  addEventListener('online', hear)
  addEventListener('offline', hear)
  return () => {
    removeEventListener('online', hear)
    removeEventListener('offline', hear)
  }
}

export const useOnline = () => useSyncExternalStore(listen, () => navigator.onLine)
