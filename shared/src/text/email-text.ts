import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanCode } from './clean-text.ts'

const maxLength = 254

/** As Zod's own, and with the last part of an internationalised domain, such as `xn--wgbl6a` for `.قطر`. */
const pattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i

/** A domain with other letters than those of ASCII. */
const international = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.-]+$/u

/** The domain in the form that mail servers use, as addresses of pages have it; what has none stays as it is, and is refused. */
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

/** A typed or pasted address. Case-insensitive: stored in lower case, an internationalised domain in its ASCII form. */
export const emailText = (missing: RefusalCode, invalid: RefusalCode) =>
  z
    .string(missing)
    .overwrite((typed) => withAsciiDomain(cleanCode(typed)))
    .min(1, { error: missing, abort: true })
    .max(maxLength, invalid)
    .pipe(z.email({ pattern, error: invalid }))
    .overwrite((address) => address.toLowerCase())
