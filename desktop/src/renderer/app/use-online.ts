import { useSyncExternalStore } from 'react'
import { bridge } from './bridge.ts'

/** What main told last; it sees more of the network than a page does. */
let told: boolean | undefined

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  const leave = bridge?.on('networkChanged', ({ isOnline }) => {
    told = isOnline
    listener()
  })
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
    leave?.()
  }
}

/** Whether the machine has a network at all; it says nothing about the server. */
export const useOnline = () => useSyncExternalStore(subscribe, () => told ?? navigator.onLine)
