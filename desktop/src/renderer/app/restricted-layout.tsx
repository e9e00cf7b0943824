import { inLanguage } from '@sufra/shared/localized-text'
import { Brand } from '@sufra/shared/ui/brand/brand'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AccountConnection } from './connection/account-connection.tsx'
import { ConnectionIndicator } from '../common/connection/connection-indicator.tsx'
import { RestrictedLinks } from '../merchant/application/restricted-links.tsx'
import { Outlet } from '../common/pages/router.ts'
import { signOut, useSession } from '../common/session/session.ts'

/** The layout for a restaurant that cannot take orders: its own documents and profile, help, and the connection that reports a decision. */
export const RestrictedLayout = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const user = useSession().data?.user
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-card px-4 py-2">
        <Brand className="size-9 shrink-0" />
        <div className="min-w-0 grow">
          <p className="truncate font-bold">{user?.restaurant ? inLanguage(user.restaurant.name, language) : t('common.appName')}</p>
          <p className="truncate text-xs text-ink-soft">{user?.email}</p>
        </div>
        <RestrictedLinks />
        <ConnectionIndicator />
        <LanguageSwitch />
        <button
          type="button"
          onClick={() => void signOut()}
          className="flex min-h-11 items-center gap-3 rounded-card px-3 text-sm font-semibold hover:bg-raised"
        >
          <LogOut aria-hidden className="turns size-5" /> <span>{t('desk.signOut')}</span>
        </button>
      </header>
      <AccountConnection />
      <Outlet />
    </div>
  )
}
