// The restaurant's dashboard: today's figures, and matters that need attention.
import { dashboardInDirhams, readDashboard, type Dashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Rocket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { dashboardKey } from '../../common/bridge/cached-responses.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { OfflineNote } from '../../common/connection/offline-note.tsx'
import { useRefetchWhenLive } from '../../common/connection/use-refetch-when-live.ts'
import { useFigures } from '../../common/figures/use-figures.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { HoursCard } from './hours-card.tsx'
import { SoldOut, TopItems } from './item-cards.tsx'
import { OpenOrders } from './open-orders.tsx'
import { TodayTiles } from './today-tiles.tsx'

const firstPages = { menu: '/merchant/menu', tables: '/merchant/tables', order: '/merchant/orders' } as const

/** First steps of a restaurant that has had no order yet. */
const FirstDay = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={Rocket}
      title={t('dashboard.empty.title')}
      text={t('dashboard.empty.text')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {(['menu', 'tables', 'order'] as const).map((step) => (
            <LinkButton key={step} kind="secondary" to={firstPages[step]}>
              {t(`dashboard.empty.${step}`)}
            </LinkButton>
          ))}
        </div>
      }
    />
  )
}

const Today = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation()
  const { longDay } = useFigures()
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t('dashboard.comparedWith', { day: longDay(dashboard.today), before: longDay(dashboard.dayBefore) })}
      </p>
      <TodayTiles {...dashboard} />
      <div className="grid items-start gap-4 2xl:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-4 2xl:col-span-2">
          <OpenOrders open={dashboard.open} />
          <HoursCard {...dashboard} />
        </div>
        <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2 2xl:grid-cols-1">
          <TopItems topItems={dashboard.topItems} />
          <SoldOut soldOut={dashboard.soldOut} />
        </div>
      </div>
    </>
  )
}

export const DashboardPage = () => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const { data: dashboard, error, refetch, isFetching } = useDashboard()
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 py-4">
        <h1 className="text-lg font-bold">{t('desk.dashboard')}</h1>
      </header>
      {isOffline && <OfflineNote>{t('dashboard.offline')}</OfflineNote>}
      <div className="flex w-full max-w-7xl flex-col gap-4 p-4 2xl:max-w-none">
        <DocumentsCard />
        {error && !dashboard && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
        {!error && !dashboard && <Skeleton className="h-96" />}
        {dashboard && (dashboard.hasOrders ? <Today dashboard={dashboard} /> : <FirstDay />)}
      </div>
    </main>
  )
}

/** Milliseconds between polls, since orders become late, and last week's figures grow, without an event. */
const pollInterval = 60_000

/** The dashboard, fetched again after events of the restaurant's feed, and every minute while the page is open. */
const useDashboard = () => {
  useRefetchWhenLive(dashboardKey)
  return useQuery({
    queryKey: dashboardKey,
    queryFn: () => call(readDashboard, {}),
    select: ({ data }) => dashboardInDirhams(data),
    refetchInterval: pollInterval,
    staleTime: 0,
  })
}
