import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanCode } from './clean-text.ts'

const maxLength = 254

/** Zod's own pattern, extended by top-level domains of internationalised domains, such as `xn--wgbl6a` for `.قطر`. */
const pattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/** A domain with letters outside ASCII. */
const international = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Converts an internationalised domain to its ASCII form, which mail servers use. A domain without such a form stays unchanged, and is
 * refused.
 */
const toAsciiDomain = (domain: string): string => {
  if (!international.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

const withAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + toAsciiDomain(address.slice(at))
}

/** A typed or pasted email address. It is stored in lower case, with an internationalised domain in its ASCII form. */
export const emailText = (missing: RefusalCode, invalid: RefusalCode) =>
  z
    .string(missing)
    .overwrite((typed) => withAsciiDomain(cleanCode(typed)))
    .min(1, { error: missing, abort: true })
    .max(maxLength, invalid)
    .pipe(z.email({ pattern, error: invalid }))
    .overwrite((address) => address.toLowerCase())
