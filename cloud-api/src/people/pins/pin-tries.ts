// Limits wrong PINs. A member's PIN is locked after five consecutive failures, for twice as long after each further one, and is removed
// after twenty; a device is locked after fifteen failures at all members.
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { clearPinFailures, countPinFailure, readPinLock, uncountPinFailure, type Subject } from './pin-failures.store.ts'

/** Numbers of consecutive wrong PINs that lock a PIN, and that remove it. */
export const freeFailures = 5
export const maxFailures = 20
const maxOfDevice = 15
/** In seconds. */
const firstWait = 15 * 60
const maxWait = 24 * 3_600
/** Milliseconds after which failures no longer count. */
export const forgottenAfter = 7 * 86_400_000

type Try = { restaurantId: string; userId: string; deviceHash: string }

export const memberSubject = ({ restaurantId, userId }: Pick<Try, 'restaurantId' | 'userId'>): Subject => ({
  restaurantId,
  subject: `member ${userId}`,
})

export const createPinTries = (db: Db, now: () => Date) => {
  const count = (which: Subject, max: number, { grows }: { grows: boolean }) => {
    const at = now()
    return countPinFailure(db, which, { at, max, firstWait, maxWait, grows, forgottenBefore: new Date(at.getTime() - forgottenAfter) })
  }
  const retryAt = async (which: Subject) => (await readPinLock(db, which))?.toISOString()

  return {
    /**
     * Counts an attempt before the PIN is checked, so that concurrent attempts count too. Refuses `pin.locked` and `pin.device_locked` with
     * the time of the next allowed attempt. Returns the number of consecutive wrong PINs if this PIN is wrong, a callback for the right
     * PIN, and a callback for a PIN that could not be checked.
     */
    begin: async ({ restaurantId, userId, deviceHash }: Try) => {
      const member = memberSubject({ restaurantId, userId })
      const device = { restaurantId, subject: `device ${deviceHash}` }
      const ofMember = await count(member, freeFailures, { grows: true })
      if (!ofMember) throw refused('pin.locked', { retryAt: await retryAt(member) })
      const ofDevice = await count(device, maxOfDevice, { grows: false })
      if (!ofDevice) {
        await uncountPinFailure(db, member, ofMember)
        throw refused('pin.device_locked', { retryAt: await retryAt(device) })
      }
      return {
        failures: ofMember.failures,
        /** Clears the member's failures. Failures of the device stay: a member's own PIN must not allow unlimited guesses at other PINs. */
        succeeded: async () => {
          await clearPinFailures(db, member)
          await uncountPinFailure(db, device, ofDevice)
        },
        notChecked: async () => {
          await uncountPinFailure(db, member, ofMember)
          await uncountPinFailure(db, device, ofDevice)
        },
      }
    },
  }
}

export type PinTries = ReturnType<typeof createPinTries>
