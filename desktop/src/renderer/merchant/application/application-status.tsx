import { Button } from '@sufra/shared/ui/button'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { helpPage } from '../../common/session/guards.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { Navigate } from '../../common/pages/router.ts'
import { SupportAddress } from '../../features/support/support-address.tsx'
import { signOut, useSession } from '../../common/session/session.ts'
import { ApplicationReview } from './application-review.tsx'

/** Shows the status of an application that is not accepted. Accepted merchants are redirected to their orders. */
export const ApplicationStatus = () => {
  const { t } = useTranslation()
  const user = useSession().data?.user
  usePageTitle(user ? t(`accounts.status.${user.status}`) : t('desk.application'))
  if (!user) return <Skeleton className="h-40" />
  if (user.status === 'accepted') return <Navigate to="/merchant/orders" replace />
  return (
    <>
      <h1 className="text-xl font-bold">{t(`accounts.status.${user.status}`)}</h1>
      <p className="text-ink-soft">{t(`accounts.statusText.${user.status}`)}</p>
      {user.status === 'pending' && <ApplicationReview />}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={helpPage}>{t('accounts.writeToSupport')}</LinkButton>
        <Button kind="secondary" onClick={() => void signOut()}>
          {t('desk.signOut')}
        </Button>
      </div>
      <SupportAddress />
    </>
  )
}
