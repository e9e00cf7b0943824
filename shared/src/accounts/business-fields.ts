// The fields of a restaurant and its owner, for the sign-up form and the profile (spec §2, §5).
import { z } from 'zod'
import { reviewLink } from '../about/about.ts'
import { withLatinDigits } from '../latin-digits.ts'
import { cleanName, lengthOf, nameText } from '../names.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanCode } from '../text/clean-text.ts'
import { optionalWebLink } from '../contract/web-link-text.ts'

const person = (missing: RefusalCode) => nameText(missing, 'account.name_length')

/** A registration number as issued by authorities, in Latin digits. */
const registrationNumber = z
  .string('account.number_required')
  .overwrite((text) => withLatinDigits(cleanCode(text)))
  .min(1, { error: 'account.number_required', abort: true })
  .regex(/^[A-Za-z0-9][A-Za-z0-9 /-]{1,28}[A-Za-z0-9]$/, 'account.number_form')

const address = z
  .string('account.address_required')
  .max(1_000, 'account.address_length')
  .overwrite(cleanName)
  .min(1, { error: 'account.address_required', abort: true })
  .refine((text) => lengthOf(text) >= 5 && lengthOf(text) <= 200, 'account.address_length' satisfies RefusalCode)

/** The restaurant and its owner. Also shown and edited in the profile. */
export const businessFields = z.object({
  restaurantName: nameText('account.restaurant_required', 'account.name_length'),
  branchName: nameText('account.branch_required', 'account.name_length'),
  firstName: person('account.first_name_required'),
  lastName: person('account.last_name_required'),
  restaurantAddress: address,
  facebookUrl: optionalWebLink,
  instagramUrl: optionalWebLink,
  googleReviewUrl: reviewLink,
})

/** The registration numbers that the documents prove. */
export const registrationFields = z.object({
  commercialRegistrationNumber: registrationNumber,
  tradeLicenseNumber: registrationNumber,
  establishmentIdNumber: registrationNumber,
  taxIdentificationNumber: registrationNumber,
})
