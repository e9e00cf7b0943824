import { periodProblem, type PeriodChoice } from '@sufra/shared/reports/period'
import { reportInDirhams } from '@sufra/shared/reports/report'
import { readReport } from '@sufra/shared/reports/report.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'

/** An incomplete choice is not requested. */
export const useReport = (choice: PeriodChoice) =>
  useQuery({
    queryKey: ['reports', choice],
    queryFn: () => call(readReport, { query: choice }),
    select: ({ data }) => reportInDirhams(data),
    enabled: periodProblem(choice) === undefined,
    placeholderData: keepPreviousData,
  })
