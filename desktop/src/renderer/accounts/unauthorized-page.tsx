import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'
import { home } from '../app/guards.ts'
import { Link } from '../app/router.ts'
import { signOut, useSession } from '../app/session.ts'

/** Spec §6: a page of the other role. */
export const UnauthorizedPage = () => {
  const { t } = useTranslation()
  const user = useSession().data?.user
  return (
    <>
      <h1 className="text-xl font-bold">{t('accounts.unauthorized')}</h1>
      <p className="text-ink-soft">{t('accounts.unauthorizedText')}</p>
      <Link
        to={user ? home[user.role] : '/login'}
        className="grid min-h-11 place-items-center rounded-card bg-brand px-4 text-sm font-semibold text-on-brand"
      >
        {t(user ? 'accounts.toOwnPages' : 'accounts.signIn')}
      </Link>
      {user && (
        <Button kind="secondary" onClick={() => void signOut()}>
          {t('desk.signOut')}
        </Button>
      )}
    </>
  )
}
