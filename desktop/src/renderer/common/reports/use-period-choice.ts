// The period that stands in the address of the page.
import { periodChoice, type PeriodChoice } from '@sufra/shared/reports/period'
import { useSearchParams } from '../pages/router.ts'

const standard: PeriodChoice = { period: 'last7' }

/** An address that was typed wrongly shows the usual period. */
const choiceIn = (search: URLSearchParams): PeriodChoice => periodChoice.safeParse(Object.fromEntries(search)).data ?? standard

export const usePeriodChoice = () => {
  const [search, setSearch] = useSearchParams()
  const choose = (choice: PeriodChoice) =>
    // Rendered at once: the next change of the choice is made to what is shown.
    setSearch(Object.fromEntries(Object.entries(choice).filter((entry): entry is [string, string] => Boolean(entry[1]))), {
      flushSync: true,
    })
  return { choice: choiceIn(search), choose }
}
