// The names that cross between the processes; nobody else writes them out.
import type { TellName } from './bridge.ts'

export const bridgeName = 'sufra'
export const askChannel = 'sufra:ask'
export const tellChannel = (name: TellName) => `sufra:tell:${name}`
