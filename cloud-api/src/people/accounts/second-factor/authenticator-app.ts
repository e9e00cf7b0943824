// Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which every app supports.
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

/** Returns the content of a QR code for an app: the key, and the account under which the app lists it. */
export const uriOf = (key: string, email: string): string => appOf(key, email).toString()

/** Returns the step of a code, counted from 1970, or undefined for a wrong or expired code. */
export const stepOf = (key: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime()
  const delta = appOf(key).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / stepSeconds) + delta
}

/** Returns the code that an app shows at a time. */
export const codeAt = (key: string, now: Date): string => appOf(key).generate({ timestamp: now.getTime() })
