import { useTranslation } from 'react-i18next'
import { LinkButton } from './link-button.tsx'

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
  return <LinkButton to={to}>{to === '/login' ? t('accounts.signIn') : t('pages.goTo', { page: t(targets[to]) })}</LinkButton>
}
