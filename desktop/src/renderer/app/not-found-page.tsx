import type { Role } from '@sufra/shared/accounts/account'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { MapPinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { home } from '../common/session/guards.ts'
import { useSession } from '../common/session/session.ts'
import { LinkButton } from '../common/pages/link-button.tsx'
import { usePageTitle } from '../common/pages/page-title.ts'

/** An unknown path within an area, in the layout of the area. */
export const NotFoundPage = ({ area }: { area: Role }) => {
  const { t } = useTranslation()
  usePageTitle(t('pages.notFound'))
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{t('pages.notFound')}</h1>
      </header>
      <div className="m-auto">
        <EmptyState
          icon={MapPinOff}
          title={t('pages.notFoundTitle')}
          text={t('pages.notFoundText')}
          action={<PageLink to={home[area]} />}
        />
      </div>
    </main>
  )
}

/** An unknown path outside the areas, in the sign-in layout. */
export const NotFound = () => {
  const { t } = useTranslation()
  const user = useSession().data?.user
  usePageTitle(t('pages.notFound'))
  return (
    <>
      <h1 className="text-xl font-bold">{t('pages.notFound')}</h1>
      <p className="text-ink-soft">{t('pages.notFoundText')}</p>
      <PageLink to={user ? home[user.role] : '/login'} />
    </>
  )
}

/** Possible targets, with their names in the navigation. */
const targets = {
  '/merchant/orders': 'desk.orders',
  '/merchant/settings/profile': 'settings.profile.title',
  '/admin': 'desk.dashboard',
  '/admin/applicants': 'applicants.title',
  '/admin/settings': 'administrators.settings',
} as const

type Target = keyof typeof targets

const PageLink = ({ to }: { to: Target | '/login' }) => {
  const { t } = useTranslation()
  return <LinkButton to={to}>{to === '/login' ? t('accounts.signIn') : t('pages.goTo', { page: t(targets[to]) })}</LinkButton>
}
