// The period in the address of the page.
import { periodChoice, type PeriodChoice } from '@sufra/shared/reports/period'
import { useSearchParams } from '../../common/pages/router.ts'

const standard: PeriodChoice = { period: 'last7' }

/** An invalid address shows the default period. */
const choiceIn = (search: URLSearchParams): PeriodChoice => periodChoice.safeParse(Object.fromEntries(search)).data ?? standard

export const usePeriodChoice = () => {
  const [search, setSearch] = useSearchParams()
  const choose = (choice: PeriodChoice) =>
    // Rendered synchronously, because the next change of the choice is based on the displayed one.
    setSearch(Object.fromEntries(Object.entries(choice).filter((entry): entry is [string, string] => Boolean(entry[1]))), {
      flushSync: true,
    })
  return { choice: choiceIn(search), choose }
}
