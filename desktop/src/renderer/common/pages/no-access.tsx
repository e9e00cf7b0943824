import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useKnownSession } from '../session/session.ts'
import { usePageTitle } from './page-title.ts'

/** The people who can change the user's permissions. */
const useHelp = () => {
  const user = useKnownSession()?.user
  if (user?.viewsUntil) return 'pages.noAccess.viewed'
  if (user?.isOwnerByPin) return 'pages.noAccess.password'
  return user?.role === 'admin' ? 'pages.noAccess.askPlatform' : 'pages.noAccess.askOwner'
}

/** Says that the user's role does not include a page or a tab of it, and names the person to ask. */
export const NoAccess = () => {
  const { t } = useTranslation()
  return <EmptyState icon={Lock} title={t('pages.noAccess.text')} text={t(useHelp())} />
}

/** A page that the user's role does not include. */
export const NoAccessPage = () => {
  const { t } = useTranslation()
  usePageTitle(t('pages.noAccess.title'))
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{t('pages.noAccess.title')}</h1>
      </header>
      <NoAccess />
    </main>
  )
}
