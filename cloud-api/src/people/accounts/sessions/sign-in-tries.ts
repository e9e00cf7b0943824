// Locks sign-in with exponential backoff after failed attempts: at one account from one place after six in a row, at
// one account from all unknown places after fifty. A place is a device that signed in to the account before, else the
// network. From a known device or network the password is checked however many others guess; a network that guesses
// at many accounts is limited (network-failures.ts), but not a known device on it.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { createNetworkFailures } from './network-failures.ts'
import { createSignInFailuresStore, type Account, type CountedSignIn } from './sign-in-failures.store.ts'

const freeFromOnePlace = 6
const freeFromAll = 50

/** The origin of a sign-in: the network address, and the device cookie if there is one. */
export type SignInPlace = { networkAddress: string; deviceToken: string | undefined }
type Deps = { db: Db; secret: Uint8Array; now: () => Date }

export const createSignInTries = ({ db, secret, now }: Deps) => {
  const failures = createSignInFailuresStore(db)
  const networks = createNetworkFailures(db, now)
  const hashOf = (place: string) => createHmac('sha256', secret).update(`signs in from ${place}`).digest('base64url')

  return {
    /**
     * Counts an attempt before the password is checked. Refuses `account.locked` and `account.network_locked` with the time of the next
     * allowed attempt. Returns the hashes to store with the session, the device cookie (a new one for a new device), a function that
     * returns the same with a new cookie, a callback for a correct password, which clears the failures counted for this place and for all
     * places, and a callback for a password that could not be checked, which takes this attempt back.
     */
    begin: async (account: Account, { networkAddress, deviceToken }: SignInPlace) => {
      const presented = readDeviceToken(deviceToken, secret) && deviceToken
      const token = presented ?? makeDeviceToken(secret)
      const hashes = { networkHash: hashOf(networkAddress), deviceHash: hashOf(`device ${token}`) }
      const known = await failures.readKnown(account, hashes.networkHash, hashes.deviceHash)
      const place = known.device ? hashes.deviceHash : hashes.networkHash
      const places = known.device || known.network ? [place] : [place, '']
      if (!known.device) await networks.consume(hashes.networkHash)
      const counted: CountedSignIn[] = []
      for (const each of places) {
        const count = await failures.count(account, each, each === '' ? freeFromAll : freeFromOnePlace, now())
        if (count) {
          counted.push(count)
          continue
        }
        throw refused('account.locked', { retryAt: (await failures.readLock(account, places))?.toISOString() })
      }
      return {
        hashes,
        deviceToken: token,
        /** The same place with a new device cookie, for a device whose cookie is revoked. */
        onNewDevice: () => {
          const newToken = makeDeviceToken(secret)
          return { hashes: { ...hashes, deviceHash: hashOf(`device ${newToken}`) }, deviceToken: newToken }
        },
        succeeded: async () => {
          await failures.clear(account, [place, ''])
          if (!known.device) await networks.refund(hashes.networkHash)
        },
        notChecked: async () => {
          for (const count of counted) await failures.uncount(account, count)
          if (!known.device) await networks.refund(hashes.networkHash)
        },
      }
    },

    deleteBefore: async (before: Date) => {
      await failures.deleteBefore(before)
      await networks.deleteBefore(before)
    },
  }
}

export type SignInTries = ReturnType<typeof createSignInTries>

const signatureOf = (id: string, secret: Uint8Array) => createHmac('sha256', secret).update(`device ${id}`).digest()

/** Makes the device cookie: a signed random id. It authenticates no one; it identifies devices from which an account has signed in before. */
const makeDeviceToken = (secret: Uint8Array): string => {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signatureOf(id, secret).toString('base64url')}`
}

/** Returns the id in a token, or undefined when the signature is not ours. */
const readDeviceToken = (token: string | undefined, secret: Uint8Array): string | undefined => {
  const [id, signature] = token?.split('.') ?? []
  if (!id || !signature) return undefined
  const [given, ours] = [Buffer.from(signature, 'base64url'), signatureOf(id, secret)]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined
}
