// The names that cross between the processes; nobody else writes them out.
import type { MainEventName } from './bridge.ts'

export const bridgeName = 'sufra'
export const invokeChannel = 'sufra:invoke'
export const mainEventChannel = (name: MainEventName) => `sufra:tell:${name}`
