import type { DocumentDrafts } from '../../features/documents/drafts/draft.ts'
import { isOpenTo } from '@sufra/shared/accounts/merchant-status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from '../../common/pages/router.ts'
import { TabNav } from '../../common/pages/tab-nav.tsx'
import { accountPage, redirectOf } from '../../common/session/guards.ts'
import { NoAccess } from '../../common/pages/no-access.tsx'
import { useSession } from '../../common/session/session.ts'
import { useMay } from '../../common/session/use-may.ts'
import { useViewsUntil } from '../../common/session/view-as.ts'
import { CorrectionNote } from './correction-note.tsx'
import type { DraftsContextValue } from './drafts-context.ts'
import { settingsTabs } from './settings-tabs.ts'

const [profile] = settingsTabs
const index = /^\/merchant\/settings\/?$/

/**
 * The restaurant's settings. A rejected restaurant corrects its profile and documents here, and may open the other tabs too (spec §2),
 * except people and devices. A deactivated restaurant opens the tab with the reason.
 */
export const SettingsLayout = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const status = useSession().data?.user?.status
  const [drafts, setDrafts] = useState<DocumentDrafts>({})
  const current = index.test(pathname) ? profile : settingsTabs.find(({ to }) => pathname.startsWith(to))
  const may = useMay()
  const isViewed = useViewsUntil() !== undefined
  const user = { role: 'merchant', status: status ?? 'accepted' } as const
  const shown = settingsTabs.filter(
    ({ to, permission }) => !redirectOf(user, 'merchant', to) && isOpenTo(user.status, permission) && may(permission),
  )
  const [first] = shown
  // Every member sees the reason of the restaurant's deactivation, even on a page whose other content needs a permission.
  const mayOpen = !current || may(current.permission) || (status === 'deactivated' && current.to === accountPage)
  if (isViewed && current === profile && first) return <Navigate to={first.to} replace />
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 pt-4">
        <h1 className="text-lg font-bold">{t(current?.label ?? 'settings.title')}</h1>
        <TabNav label={t('settings.title')} tabs={shown.map(({ to, label }) => ({ to, name: t(label) }))} current={current?.to} />
      </header>
      {status === 'rejected' && <CorrectionNote isOnDocuments={current?.label === 'documents.title'} />}
      {mayOpen ? (
        <Outlet context={{ drafts, setDrafts } satisfies DraftsContextValue} />
      ) : (
        <div className="m-auto">
          <NoAccess />
        </div>
      )}
    </main>
  )
}
