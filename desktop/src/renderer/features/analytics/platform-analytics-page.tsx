// Analytics of the platform: its months, and the restaurants that stay.
import {
  monthChoices,
  platformAnalyticsInDirhams,
  readPlatformAnalytics,
  type MonthChoice,
  type PlatformAnalytics,
} from '@sufra/shared/analytics/analytics.routes'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { useSearchParams } from '../../common/pages/router.ts'
import { ReportLoading } from '../reports/shown-report.tsx'
import { CohortsTable } from './cohorts-table.tsx'
import { MonthsTable } from './months-table.tsx'

const usePlatformAnalytics = (months: MonthChoice) =>
  useQuery({
    queryKey: ['analytics', 'platform', months],
    queryFn: () => call(readPlatformAnalytics, { query: { months } }),
    select: ({ data }) => platformAnalyticsInDirhams(data),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

const useMonthChoice = () => {
  const [search, setSearch] = useSearchParams()
  const choice: MonthChoice = monthChoices.find((each) => each === search.get('months')) ?? '12'
  return [choice, (next: string) => setSearch({ months: next })] as const
}

const Shown = ({ months, cohorts }: PlatformAnalytics) => {
  const { t } = useTranslation()
  if (months.every(({ restaurants }) => restaurants === 0))
    return <EmptyState icon={ChartColumn} title={t('analytics.empty')} text={t('analytics.emptyText')} />
  return (
    <>
      <MonthsTable months={months} />
      <CohortsTable cohorts={cohorts} />
    </>
  )
}

export const PlatformAnalyticsPage = () => {
  const { t } = useTranslation()
  const [choice, choose] = useMonthChoice()
  const { data, error, refetch, isFetching } = usePlatformAnalytics(choice)
  usePageTitle(t('analytics.title'))
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 py-2">
        <h1 className="py-2 text-lg font-bold">{t('analytics.title')}</h1>
      </header>
      <div className="flex w-full max-w-7xl flex-col gap-4 p-4 2xl:max-w-none">
        <div className="w-48 max-w-full">
          <Field label={t('analytics.months')}>
            {(control) => (
              <select {...control} className={inputStyle} value={choice} onChange={(event) => choose(event.target.value)}>
                {monthChoices.map((each) => (
                  <option key={each} value={each}>
                    {t(`analytics.monthCount.${each}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
        {!error && !data && <ReportLoading />}
        {data && <Shown {...data} />}
      </div>
    </main>
  )
}
