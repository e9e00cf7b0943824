import type { Permission } from '@sufra/shared/permissions/permissions'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from './use-may.ts'
import { Outlet } from '../pages/router.ts'

/** Pages of administrators who have a permission; others see whom to ask. */
export const Permitted = ({ permission }: { permission: Permission }) => {
  const { t } = useTranslation()
  const may = useMay()
  if (may(permission)) return <Outlet />
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{t('administrators.forbidden')}</h1>
      </header>
      <EmptyState icon={Lock} title={t('administrators.forbiddenTitle')} text={t('administrators.forbiddenText')} />
    </main>
  )
}
