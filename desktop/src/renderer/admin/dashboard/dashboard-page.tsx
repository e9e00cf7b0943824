import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/account/use-may.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { ApplicantsCard } from './applicants-card.tsx'
import { UnreachableRestaurants } from './unreachable-restaurants.tsx'

export const DashboardPage = () => {
  const { t } = useTranslation()
  const may = useMay()
  const title = t('admin.dashboard')
  usePageTitle(title)
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{title}</h1>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 p-4 md:p-6 lg:grid-cols-[20rem_minmax(0,42rem)]">
        {may('applicants.review') && <ApplicantsCard />}
        <UnreachableRestaurants />
      </div>
    </main>
  )
}
