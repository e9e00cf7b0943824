import type { Role } from '@sufra/shared/accounts/account'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { MapPinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { home } from '../guards.ts'
import { useSession } from '../session.ts'
import { PageLink } from './page-link.tsx'

/** An address below an area that has no page, within the area's layout. */
export const NotFoundPage = ({ area }: { area: Role }) => {
  const { t } = useTranslation()
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

/** An address of no area, on the calm page of the sign-in. */
export const NotFound = () => {
  const { t } = useTranslation()
  const user = useSession().data?.user
  return (
    <>
      <h1 className="text-xl font-bold">{t('pages.notFound')}</h1>
      <p className="text-ink-soft">{t('pages.notFoundText')}</p>
      <PageLink to={user ? home[user.role] : '/login'} />
    </>
  )
}
