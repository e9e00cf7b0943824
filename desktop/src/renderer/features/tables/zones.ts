import type { LocalizedText } from '@sufra/shared/localized-text'
import { cleanName } from '@sufra/shared/names'
import type { DiningTable } from '@sufra/shared/tables/table'

/** `key` is '' for tables without a zone. */
export type ZoneGroup = { key: string; zone: LocalizedText; tables: DiningTable[] }

/** Letter case and spaces are ignored. */
const keyOf = ({ en }: LocalizedText) => cleanName(en).toLowerCase()

/**
 * Groups the tables by zone, ordered by lowest table number, tables without a zone last. A zone's names come from its first table that has
 * them.
 */
export const groupByZone = (tables: readonly DiningTable[]): ZoneGroup[] => {
  const groups = Map.groupBy(
    tables.toSorted((a, b) => a.number - b.number),
    ({ zone }) => keyOf(zone),
  )
  return [...groups]
    .map(([key, ofZone]) => ({
      key,
      zone: { en: ofZone[0]?.zone.en ?? '', ar: ofZone.find(({ zone }) => zone.ar)?.zone.ar ?? '' },
      tables: ofZone,
    }))
    .toSorted((a, b) => Number(a.key === '') - Number(b.key === ''))
}

/** Returns the Arabic name of an existing zone by its English name. */
export const arabicOf = (groups: readonly ZoneGroup[], english: string): string | undefined =>
  groups.find(({ key }) => key !== '' && key === keyOf({ en: english, ar: '' }))?.zone.ar
