// The IPC channel names. Only this file spells them out.
import type { MainEventName } from './bridge.ts'

export const bridgeName = 'sufra'
export const invokeChannel = 'sufra:invoke'
export const mainEventChannel = (name: MainEventName) => `sufra:event:${name}`
