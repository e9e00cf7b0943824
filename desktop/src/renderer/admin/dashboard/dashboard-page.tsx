import { EmptyState } from '@sufra/shared/ui/empty-state'
import { LayoutDashboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export const DashboardPage = () => {
  const { t } = useTranslation()
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{t('admin.dashboard')}</h1>
      </header>
      <div className="m-auto">
        <EmptyState icon={LayoutDashboard} title={t('admin.emptyTitle')} text={t('admin.emptyText')} />
      </div>
    </main>
  )
}
