// The rules of each country's numbers are larger than a whole menu, so they are loaded while the diner writes.
import { readWrittenNumber, type ReadNumber } from '@sufra/shared/phone-numbers/country-codes'
import { useEffect, useState } from 'react'

/** Reads without the rules until they have come, and where they cannot be loaded: every number with its country code is read the same by both. */
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
