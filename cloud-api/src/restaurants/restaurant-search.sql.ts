// How administrators search for a restaurant.
import { foldLetters } from '@sufra/shared/fold-letters'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { folded } from '../db/folded.sql.ts'

/** All searchable fields in one text. `r` and `u`: the names of the restaurant and of its owner's account in the query. */
export const restaurantSearchSql = (r: string, u: string): string =>
  folded(`concat_ws(' ', ${r}.name->>'en', ${r}.name->>'ar', ${r}.branch_name, ${u}.first_name || ' ' || ${u}.last_name, ${u}.email, ${u}.contact_number,
  ${r}.phone, ${r}.commercial_registration_number, ${r}.trade_license_number, ${r}.establishment_id_number, ${r}.tax_identification_number)`)

/** A pattern of `like` for each word. The plus of a phone number is not stored. */
export const searchPatterns = (search: string): string[] =>
  foldLetters(withLatinDigits(search))
    .split(/\s+/)
    .map((word) => word.replace(/^\+/, ''))
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
