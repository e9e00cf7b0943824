// The dashboard of administrators. Each card fails separately, and each role sees its own cards.
import {
  adminDashboardParts,
  type AdminDashboard,
  adminDashboardInDirhams,
  readAdminDashboard,
} from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { StaleNote } from '../../common/connection/offline-note.tsx'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { ApplicantsCard } from './applicants-card.tsx'
import type { CardProps, PartName } from './card-props.ts'
import { DocumentsCard } from './documents-card.tsx'
import { FailuresCard } from './failures-card.tsx'
import { RestaurantsCard } from './restaurants-card.tsx'
import { SalesCard } from './sales-card.tsx'
import { SubscriptionsCard } from './subscriptions-card.tsx'
import { SupportCard } from './support-card.tsx'
import { TodayCard } from './today-card.tsx'
import { UnreachableCard } from './unreachable-card.tsx'

/** `isWide`: the card is below the others, over the whole width. */
type Card<Name extends PartName> = { Card: ComponentType<CardProps<Name>>; isWide?: boolean }

/** The cards in their order on the page. Each card shows its part of the reply, to the roles that may read that part. */
const cards: { [Name in PartName]: Card<Name> } = {
  restaurants: { Card: RestaurantsCard },
  applicants: { Card: ApplicantsCard },
  unreachable: { Card: UnreachableCard },
  documents: { Card: DocumentsCard },
  support: { Card: SupportCard },
  subscriptions: { Card: SubscriptionsCard },
  failures: { Card: FailuresCard },
  sales: { Card: SalesCard, isWide: true },
}

const CardOf = ({ name, data }: { name: PartName; data: AdminDashboard | undefined }) => {
  const Card = cards[name].Card as ComponentType<CardProps<PartName>> // each card gets the part with its name
  return <Card part={data?.[name]} />
}

export const DashboardPage = () => {
  const { t } = useTranslation()
  const may = useMay()
  const { data, error, refetch, isFetching, dataUpdatedAt } = useAdminDashboard()
  const title = t('admin.dashboard')
  usePageTitle(title)
  const shown = (Object.keys(cards) as PartName[]).filter((name) => may(adminDashboardParts[name].permission)) // the keys of the registry
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{title}</h1>
      </header>
      {error && data && <StaleNote at={dataUpdatedAt} />}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      ) : (
        <div className="flex w-full max-w-7xl flex-col gap-4 p-4 md:p-6 2xl:max-w-none">
          {may(adminDashboardParts.sales.permission) && <TodayCard part={data?.sales} />}
          {/* Columns are used because cards of different heights would leave holes in a grid. */}
          <div className="-mb-4 gap-4 lg:columns-2 2xl:columns-3">
            {shown
              .filter((name) => !cards[name].isWide)
              .map((name) => (
                <div key={name} className="break-inside-avoid pb-4">
                  <CardOf name={name} data={data} />
                </div>
              ))}
          </div>
          {shown
            .filter((name) => cards[name].isWide)
            .map((name) => (
              <CardOf key={name} name={name} data={data} />
            ))}
        </div>
      )}
    </main>
  )
}

/** Milliseconds between requests, which are cheap, since all parts are a few counts. */
const pollInterval = 10_000

const useAdminDashboard = () =>
  useQuery({
    queryKey: ['admin-dashboard'],
    queryFn: () => call(readAdminDashboard, {}),
    select: ({ data }) => adminDashboardInDirhams(data),
    refetchInterval: pollInterval,
    staleTime: 0,
  })
