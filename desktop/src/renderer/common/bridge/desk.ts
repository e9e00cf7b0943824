// The state of this machine as reported by the main process; undefined in a browser.
import { useSyncExternalStore } from 'react'
import type { DeskState } from '../../../bridge/desk-state.ts'
import { bridge } from './bridge.ts'

let state: DeskState | undefined
const listeners = new Set<() => void>()

const setState = (next: DeskState) => {
  state = next
  listeners.forEach((listener) => listener())
}

/** Reads the state once, before the first page is rendered, and subscribes to changes. */
export const startDesk = async () => {
  if (!bridge) return
  bridge.on('deskChanged', setState)
  setState(await bridge.invoke('readDesk', null))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const currentDesk = () => state

export const useDesk = () => useSyncExternalStore(subscribe, currentDesk)
