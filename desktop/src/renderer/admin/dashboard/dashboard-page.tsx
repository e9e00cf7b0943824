import { useTranslation } from 'react-i18next'
import { UnreachableRestaurants } from './unreachable-restaurants.tsx'

export const DashboardPage = () => {
  const { t } = useTranslation()
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{t('admin.dashboard')}</h1>
      </header>
      <div className="p-6">
        <UnreachableRestaurants />
      </div>
    </main>
  )
}
