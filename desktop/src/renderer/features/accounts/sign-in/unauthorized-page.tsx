import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { PageSpinner } from '@sufra/shared/ui/spinner'
import { useTranslation } from 'react-i18next'
import { home } from '../../../common/session/guards.ts'
import { leftToRight } from '../../../common/ui/text-direction.ts'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { LinkButton } from '../../../common/pages/link-button.tsx'
import { signOut, useSession } from '../../../common/session/session.ts'

/** Spec §6: shown for a page of the other role. Users who are not signed in get a link to the sign-in page. */
export const UnauthorizedPage = () => {
  const { t } = useTranslation()
  const { data: session, error, refetch, isFetching } = useSession()
  const title = t(session?.user ? 'accounts.unauthorized' : 'accounts.signedOut')
  usePageTitle(title)
  if (error && !session) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!session) return <PageSpinner />
  const { user } = session
  if (!user)
    return (
      <>
        <h1 className="text-xl font-bold">{title}</h1>
        <p className="text-ink-soft">{t('accounts.signedOutText')}</p>
        <LinkButton to="/login">{t('accounts.signIn')}</LinkButton>
      </>
    )
  return (
    <>
      <h1 className="text-xl font-bold">{title}</h1>
      <p className="break-words text-ink-soft">{t('accounts.unauthorizedText', { email: leftToRight(user.email) })}</p>
      <LinkButton to={home[user.role]}>{t('accounts.toOwnPages')}</LinkButton>
      <Button kind="secondary" onClick={() => void signOut()}>
        {t('desk.signOut')}
      </Button>
    </>
  )
}
