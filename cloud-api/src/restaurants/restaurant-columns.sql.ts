// What the database computes of a restaurant when it is stored.
import { folded } from '../db/folded.sql.ts'
import { searchedTextSql } from '../db/search/searched-text.sql.ts'

/** What names are sorted by in a language. */
export const nameKeySql = (language: 'en' | 'ar'): string => folded(`coalesce(nullif(name->>'${language}', ''), name->>'en', '')`)

/** What of a restaurant itself is searched. */
export const restaurantTextSql = searchedTextSql([
  `name->>'en'`,
  `name->>'ar'`,
  'branch_name',
  'phone',
  'commercial_registration_number',
  'trade_license_number',
  'establishment_id_number',
  'tax_identification_number',
])
