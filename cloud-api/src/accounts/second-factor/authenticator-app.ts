// Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which is what every app can do.
import { codeDigits } from '@sufra/shared/accounts/one-time-code'
import { Secret, TOTP } from 'otpauth'

const issuer = 'Sufra'
const stepSeconds = 30
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const window = 1
/** Bytes, as RFC 4226 recommends. */
const keyBytes = 20

const appOf = (key: string, label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: codeDigits, period: stepSeconds, secret: Secret.fromBase32(key) })

/** A new key in base32. */
export const newKey = (): string => new Secret({ size: keyBytes }).base32

/** What a QR code tells an app: the key, and the account under which the app lists it. */
export const uriOf = (key: string, email: string): string => appOf(key, email).toString()

/** The step of a code, counted from 1970; undefined for a wrong code, and for one of another time. */
export const stepOf = (key: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime()
  const delta = appOf(key).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / stepSeconds) + delta
}

/** The code that an app shows at a time. */
export const codeAt = (key: string, now: Date): string => appOf(key).generate({ timestamp: now.getTime() })
