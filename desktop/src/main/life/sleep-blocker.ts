import type { PowerSaveBlocker } from 'electron/main'

/** Keeps the screen of this machine on for as long as an order is open. */
export const createSleepBlocker = (powerSaveBlocker: Pick<PowerSaveBlocker, 'start' | 'stop'>) => {
  let id: number | undefined
  return (isNeeded: boolean) => {
    if (isNeeded) id ??= powerSaveBlocker.start('prevent-display-sleep')
    else if (id !== undefined) {
      powerSaveBlocker.stop(id)
      id = undefined
    }
  }
}
