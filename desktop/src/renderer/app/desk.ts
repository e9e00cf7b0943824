// What main tells of this machine; undefined in a browser, where there is no main.
import { useSyncExternalStore } from 'react'
import type { DeskState } from '../../bridge/desk-state.ts'
import { bridge } from './bridge.ts'

let state: DeskState | undefined
const listeners = new Set<() => void>()

const keep = (told: DeskState) => {
  state = told
  listeners.forEach((listener) => listener())
}

/** Reads it once, before the first page is drawn, and keeps what main tells from then on. */
export const startDesk = async () => {
  if (!bridge) return
  bridge.on('deskChanged', keep)
  keep(await bridge.invoke('readDesk', null))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const deskNow = () => state

export const useDesk = () => useSyncExternalStore(subscribe, deskNow)
