import type { DocumentDrafts } from '../../common/documents/drafts/draft.ts'
import { isOpenTo } from '@sufra/shared/permissions/permission-refusal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from '../../common/pages/router.ts'
import { TabNav } from '../../common/pages/tab-nav.tsx'
import { redirectOf } from '../../common/account/guards.ts'
import { useSession } from '../../common/account/session.ts'
import { useMay } from '../../common/account/use-may.ts'
import { useViewsUntil } from '../../common/account/view-as.ts'
import { CorrectionNote } from './correction-note.tsx'
import type { DraftsContextValue } from './drafts-context.ts'

/** `permission`: what the tab needs. A restaurant that is not accepted sees those that are open to it, and who views it those that they may read. */
const tabs = [
  { to: '/merchant/settings/profile', label: 'settings.profile.title', permission: 'settings.edit' },
  { to: '/merchant/settings/about', label: 'about.title', permission: 'about.read' },
  { to: '/merchant/settings/hours', label: 'hours.title', permission: 'hours.read' },
  { to: '/merchant/settings/documents', label: 'documents.title', permission: 'documents.edit' },
  { to: '/merchant/settings/sms-settings', label: 'escalation.title', permission: 'settings.read' },
  { to: '/merchant/settings/payments-subscriptions', label: 'settings.payments.title', permission: 'payment-settings.read' },
  { to: '/merchant/settings/staff', label: 'staff.title', permission: 'staff.edit' },
  { to: '/merchant/settings/devices', label: 'devices.title', permission: 'devices.edit' },
] as const
const [profile] = tabs
const index = /^\/merchant\/settings\/?$/

/** The restaurant's settings. A rejected restaurant corrects its profile and documents here, and may open the other tabs too (spec §2), except those of people and devices; a deactivated one opens the tab that says why. */
export const SettingsLayout = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const status = useSession().data?.user?.status
  const [drafts, setDrafts] = useState<DocumentDrafts>({})
  const current = index.test(pathname) ? profile : tabs.find(({ to }) => pathname.startsWith(to))
  const may = useMay()
  const isViewed = useViewsUntil() !== undefined
  const user = { role: 'merchant', status: status ?? 'accepted' } as const
  const shown = tabs.filter(
    ({ to, permission }) => !redirectOf(user, 'merchant', to) && isOpenTo(user.status, permission) && (!isViewed || may(permission)),
  )
  const [first] = shown
  if (isViewed && current === profile && first) return <Navigate to={first.to} replace />
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 pt-4">
        <h1 className="text-lg font-bold">{t('settings.title')}</h1>
        <TabNav label={t('settings.title')} tabs={shown.map(({ to, label }) => ({ to, name: t(label) }))} current={current?.to} />
      </header>
      {status === 'rejected' && <CorrectionNote isOnDocuments={current?.label === 'documents.title'} />}
      <Outlet context={{ drafts, setDrafts } satisfies DraftsContextValue} />
    </main>
  )
}
