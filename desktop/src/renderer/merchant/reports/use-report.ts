// The report of the period that stands in the address of the page.
import { ApiError } from '@sufra/shared/contract/api-error'
import { periodChoice, periodProblem, type PeriodChoice } from '@sufra/shared/reports/period'
import { reportInDirhams } from '@sufra/shared/reports/report'
import { readReport } from '@sufra/shared/reports/report.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { useSearchParams } from '../../common/pages/router.ts'

const standard: PeriodChoice = { period: 'last7' }

/** An address that was typed wrongly shows the usual period. */
const choiceIn = (search: URLSearchParams): PeriodChoice => periodChoice.safeParse(Object.fromEntries(search)).data ?? standard

export const usePeriodChoice = () => {
  const [search, setSearch] = useSearchParams()
  const choose = (choice: PeriodChoice) =>
    setSearch(Object.fromEntries(Object.entries(choice).filter((entry): entry is [string, string] => Boolean(entry[1]))))
  return { choice: choiceIn(search), choose }
}

/** A choice that is not complete yet is not read. */
export const useReport = (choice: PeriodChoice) =>
  useQuery({
    queryKey: ['reports', choice],
    queryFn: () => call(readReport, { query: choice }),
    select: ({ data }) => reportInDirhams(data),
    enabled: periodProblem(choice) === undefined,
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
  })
