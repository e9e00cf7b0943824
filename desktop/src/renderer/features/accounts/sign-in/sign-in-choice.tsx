import { ShieldCheck, Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { Link, useLocation } from '../../../common/pages/router.ts'
import { lastRole } from '../../../common/session/session-state.ts'

const choices = [
  { to: '/merchant/login', icon: Store, role: 'merchant' },
  { to: '/admin/login', icon: ShieldCheck, role: 'admin' },
] as const

/** The choice between the two sign-in pages; the navigation state with the origin is passed on. */
export const SignInChoice = () => {
  const { t } = useTranslation()
  const { state } = useLocation()
  const last = lastRole()
  usePageTitle(t('accounts.choose'))
  return (
    <>
      <h1 className="text-xl font-bold">{t('accounts.choose')}</h1>
      {state?.ended === 'expired' && <p className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">{t('errors.sessionExpired')}</p>}
      {choices.map(({ to, icon: Icon, role }) => (
        <Link
          key={to}
          to={to}
          state={state}
          className={`flex min-h-16 items-center gap-4 rounded-card border bg-card p-4 hover:bg-raised ${role === last ? 'border-brand' : 'border-line'}`}
        >
          <Icon aria-hidden className="size-6 text-brand" />
          <span>
            <b className="block">{t(`accounts.${role}`)}</b>
            <span className="text-sm text-ink-soft">{t(`accounts.${role}Text`)}</span>
          </span>
        </Link>
      ))}
    </>
  )
}
