// How the platform is doing. Each card fails by itself, and each role sees its own.
import { adminDashboardParts, type AdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { ErrorState } from '@sufra/shared/ui/error-state'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/account/use-may.ts'
import { StaleNote } from '../../common/connection/stale-note.tsx'
import { usePageTitle } from '../../common/pages/page-title.ts'
import type { CardProps, PartName } from './card-props.ts'
import { cards } from './cards.ts'
import { useAdminDashboard } from './use-admin-dashboard.ts'

const CardOf = ({ name, data }: { name: PartName; data: AdminDashboard | undefined }) => {
  const { isWide } = cards[name]
  const Card = cards[name].Card as ComponentType<CardProps<PartName>> // it gets the part of its name
  return (
    <div className={isWide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <Card part={data?.[name]} />
    </div>
  )
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
        <div className="grid w-full max-w-7xl grid-cols-1 items-start gap-4 p-4 md:p-6 lg:grid-cols-2">
          {shown.map((name) => (
            <CardOf key={name} name={name} data={data} />
          ))}
        </div>
      )}
    </main>
  )
}
