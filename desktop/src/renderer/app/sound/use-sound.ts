import { useSyncExternalStore } from 'react'
import { alarm } from '../bridge.ts'

/** Whether the bell can be heard; `blocked` until somebody has touched the page. */
export const useSound = () => useSyncExternalStore(alarm.subscribe, alarm.state)
