import type { LocalizedText } from '@sufra/shared/localized-text'
import { cleanName } from '@sufra/shared/names'
import type { DiningTable } from '@sufra/shared/tables/table'

/** `key` is '' for the tables without a zone. */
export type ZoneGroup = { key: string; zone: LocalizedText; tables: DiningTable[] }

/** Letter case and spaces do not make another zone. */
const keyOf = ({ en }: LocalizedText) => cleanName(en).toLowerCase()

/** The tables by zone, in the order of their lowest number; those without a zone come last. The zone is named as its first table has it, in Arabic too. */
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

/** The Arabic name of a zone that exists, for who types its English one. */
export const arabicOf = (groups: readonly ZoneGroup[], english: string): string | undefined =>
  groups.find(({ key }) => key !== '' && key === keyOf({ en: english, ar: '' }))?.zone.ar
