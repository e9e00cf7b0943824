import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanCode } from './clean-text.ts'

const maxLength = 254

/** A typed or pasted address. Case-insensitive: stored in lower case. */
export const emailText = (missing: RefusalCode, invalid: RefusalCode) =>
  z
    .string(missing)
    .overwrite(cleanCode)
    .min(1, { error: missing, abort: true })
    .max(maxLength, invalid)
    .pipe(z.email(invalid))
    .overwrite((address) => address.toLowerCase())
