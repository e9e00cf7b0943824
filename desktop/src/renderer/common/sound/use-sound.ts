import { useSyncExternalStore } from 'react'
import { alarm } from '../bridge/bridge.ts'

/** Whether sound can be played; `blocked` until the first user gesture. */
export const useSound = () => useSyncExternalStore(alarm.subscribe, alarm.state)
