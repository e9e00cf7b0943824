import type { Role } from '@sufra/shared/accounts/account'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { MapPinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { home } from '../common/account/guards.ts'
import { useSession } from '../common/account/session.ts'
import { usePageTitle } from '../common/pages/page-title.ts'
import { PageLink } from '../common/pages/page-link.tsx'

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
