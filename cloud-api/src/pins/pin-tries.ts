// Limits wrong PINs: a member's PIN is locked after five in a row, and a device after fifteen at all members.
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { clearPinFailures, countPinFailure, readPinLock, uncountPinFailure, type Subject } from './pin-failures.store.ts'

const maxOfMember = 5
const maxOfDevice = 15
const lockTime = 15 * 60_000
/** Failures that are older do not count. */
const forgottenAfter = 24 * 3_600_000

type Try = { restaurantId: string; userId: string; deviceHash: string }

export const createPinTries = (db: Db, now: () => Date) => {
  const count = (which: Subject, max: number) => {
    const at = now()
    const lockedUntil = new Date(at.getTime() + lockTime)
    return countPinFailure(db, which, { at, max, lockedUntil, forgottenBefore: new Date(at.getTime() - forgottenAfter) })
  }
  const retryAt = async (which: Subject) => (await readPinLock(db, which))?.toISOString()

  return {
    /**
     * Counts an attempt before the PIN is checked, so that attempts at the same time count too. Refuses `pin.locked` and `pin.device_locked` with the time
     * of the next allowed attempt. Returns a callback for the right PIN, and one for a PIN that could not be checked.
     */
    begin: async ({ restaurantId, userId, deviceHash }: Try) => {
      const member = { restaurantId, subject: `member ${userId}` }
      const device = { restaurantId, subject: `device ${deviceHash}` }
      if (!(await count(member, maxOfMember))) throw refused('pin.locked', { retryAt: await retryAt(member) })
      if (!(await count(device, maxOfDevice))) {
        await uncountPinFailure(db, member)
        throw refused('pin.device_locked', { retryAt: await retryAt(device) })
      }
      return {
        /** Forgets the member's failures. Those of the device stay: the own PIN must not allow unlimited guesses at others. */
        succeeded: async () => {
          await clearPinFailures(db, member)
          await uncountPinFailure(db, device)
        },
        notChecked: async () => {
          await uncountPinFailure(db, member)
          await uncountPinFailure(db, device)
        },
      }
    },
  }
}

export type PinTries = ReturnType<typeof createPinTries>
