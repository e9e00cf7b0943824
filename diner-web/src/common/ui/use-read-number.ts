// The phone number rules of all countries are larger than a menu, so they are loaded while the diner types.
import { readWrittenNumber, type ReadNumber } from '@sufra/shared/phone-numbers/country-codes'
import { useEffect, useState } from 'react'

/** Parses without the rules until they are loaded, or if they fail to load. International numbers are parsed the same by both. */
export const useReadNumber = (): ReadNumber => {
  const [read, setRead] = useState<ReadNumber>(() => readWrittenNumber)
  useEffect(() => {
    let isShown = true
    import('@sufra/shared/phone-numbers/phone-number').then(
      ({ readPhoneNumber }) => isShown && setRead(() => readPhoneNumber),
      () => undefined, // offline, or a new version was deployed: the simple rule stays
    )
    return () => {
      isShown = false
    }
  }, [])
  return read
}
