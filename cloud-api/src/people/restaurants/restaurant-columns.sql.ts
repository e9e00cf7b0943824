// Columns that the database computes when a restaurant is stored.
import { folded } from '../../platform/db/folded.sql.ts'
import { searchedTextSql } from '../../platform/db/search/searched-text.sql.ts'

/** Sort key of names in a language. */
export const nameKeySql = (language: 'en' | 'ar'): string => folded(`coalesce(nullif(name->>'${language}', ''), name->>'en', '')`)

/** Searched text of a restaurant itself. */
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
