import type { DocumentDrafts } from '../../app/documents/draft.ts'
import { PageSpinner } from '@sufra/shared/ui/spinner'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation } from '../../app/router.ts'
import { useSession } from '../../app/session.ts'
import { CorrectionNote } from './correction-note.tsx'
import type { KeptDrafts } from './kept-drafts.ts'

const tabs = [
  { to: '/merchant/settings/profile', words: 'settings.profile.title', isForAll: true },
  { to: '/merchant/settings/documents', words: 'documents.title', isForAll: true },
  { to: '/merchant/settings/sms-settings', words: 'ladder.title', isForAll: false },
] as const
const [profile] = tabs

/** The restaurant's settings. One that is not accepted corrects its profile and papers here, and has no others. */
export const SettingsLayout = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const status = useSession().data?.user?.status
  const [drafts, setDrafts] = useState<DocumentDrafts>({})
  const shown = tabs.filter(({ isForAll }) => isForAll || status === 'accepted')
  const current = tabs.find(({ to }) => pathname.startsWith(to)) ?? profile
  if (!shown.includes(current)) return <Navigate to={profile.to} replace />
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-4 pt-4">
        <h1 className="text-lg font-bold">{t('settings.title')}</h1>
        <nav aria-label={t('settings.title')} className="-mb-px flex gap-2">
          {shown.map((tab) => (
            <Link
              key={tab.to}
              to={tab.to}
              aria-current={tab === current ? 'page' : undefined}
              className="grid min-h-11 place-items-center border-b-2 border-transparent px-2 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand"
            >
              {t(tab.words)}
            </Link>
          ))}
        </nav>
      </header>
      {status === 'rejected' && <CorrectionNote isOnDocuments={current.words === 'documents.title'} />}
      <Suspense fallback={<PageSpinner />}>
        <Outlet context={{ drafts, setDrafts } satisfies KeptDrafts} />
      </Suspense>
    </main>
  )
}
