import { useTranslation } from 'react-i18next'
import { Link } from './router.ts'

/** Possible targets, with their names in the navigation. */
const targets = {
  '/merchant/orders': 'desk.orders',
  '/merchant/settings/profile': 'settings.profile.title',
  '/admin': 'desk.dashboard',
  '/admin/applicants': 'applicants.title',
  '/admin/settings': 'administrators.settings',
} as const

export type Target = keyof typeof targets

export const PageLink = ({ to }: { to: Target | '/login' }) => {
  const { t } = useTranslation()
  return (
    <Link to={to} className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand">
      {to === '/login' ? t('accounts.signIn') : t('pages.goTo', { page: t(targets[to]) })}
    </Link>
  )
}
