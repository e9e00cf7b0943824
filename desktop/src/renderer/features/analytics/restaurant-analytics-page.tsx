// Analytics of one restaurant: its own report, and its month compared with the platform.
import { readRestaurantAnalytics, restaurantAnalyticsInDirhams } from '@sufra/shared/analytics/analytics.routes'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { inLanguage } from '@sufra/shared/localized-text'
import { periodProblem, type PeriodChoice } from '@sufra/shared/reports/period'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isUnknown } from '../../common/api/refusals.ts'
import { MerchantStatusBadge } from '../restaurants/merchant-status-badge.tsx'
import { call } from '../../common/api/api.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { useParams } from '../../common/pages/router.ts'
import { PeriodFields } from '../reports/period-fields.tsx'
import { UnknownRestaurant } from '../restaurants/unknown-restaurant.tsx'
import { ReportLoading, ShownReport } from '../reports/shown-report.tsx'
import { usePeriodChoice } from '../reports/use-period-choice.ts'
import { ComparisonTable } from './comparison-table.tsx'

const useRestaurantAnalytics = (restaurantId: string, choice: PeriodChoice) =>
  useQuery({
    queryKey: ['analytics', restaurantId, choice],
    queryFn: () => call(readRestaurantAnalytics, { params: { restaurantId }, query: choice }),
    select: ({ data }) => restaurantAnalyticsInDirhams(data),
    enabled: periodProblem(choice) === undefined,
    placeholderData: keepPreviousData,
  })

/** The median of a single restaurant would be its own figure. */
const minCompared = 2

/** The local day, until the server has sent the business day. */
const dayHere = () => dayOf(new Date(serverNow()), homeTimeZone)

export const RestaurantAnalyticsPage = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { choice, choose } = usePeriodChoice()
  const { data, error, refetch, isFetching, isPlaceholderData } = useRestaurantAnalytics(id, choice)
  const name = data ? inLanguage(data.restaurant.name, language) : t('analytics.title')
  usePageTitle(data ? `${name} · ${t('analytics.title')}` : name)
  if (isUnknown(error) && !data)
    return (
      <main className="flex grow flex-col justify-center">
        <h1 className="sr-only">{name}</h1>
        <UnknownRestaurant />
      </main>
    )
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-card px-4 py-2">
        <h1 className="py-2 text-lg font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        {data && (
          <>
            <bdi className="text-sm text-ink-soft">{data.restaurant.branchName}</bdi>
            <MerchantStatusBadge status={data.restaurant.status} />
          </>
        )}
      </header>
      <div className="flex w-full max-w-7xl flex-col gap-4 p-4 2xl:max-w-none">
        <PeriodFields choice={choice} today={data?.report.today ?? dayHere()} firstDay={data?.report.firstDay ?? null} onChoose={choose} />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
        {!error && !data && <ReportLoading />}
        {data && (
          <>
            {data.comparison.restaurants >= minCompared && <ComparisonTable {...data.comparison} />}
            <ShownReport report={data.report} isStale={isPlaceholderData} />
          </>
        )}
      </div>
    </main>
  )
}
