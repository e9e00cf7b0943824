// The page behind the link of an invitation to a restaurant. The token is in the URL fragment, which browsers do not send to servers.
import { ApiError } from '@sufra/shared/contract/api-error'
import { checkInvitation } from '@sufra/shared/staff/accept-invitation.routes'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { Link, useLocation } from '../../../common/pages/router.ts'
import { JoinAsNew, JoinWithAccount } from './join-forms.tsx'
import { usePageTitle } from '../../../common/pages/page-title.ts'

const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? ''
const isExpired = (error: unknown) => error instanceof ApiError && (error.code === 'staff.invitation_over' || error.status === 400)

const ExpiredInvitation = () => {
  const { t } = useTranslation()
  return (
    <section role="alert" className="flex flex-col gap-4">
      <span className="grid size-16 place-items-center rounded-full bg-saffron-soft text-saffron">
        <LinkIcon aria-hidden className="size-7" />
      </span>
      <h1 className="text-xl font-bold">{t('staff.accept.over')}</h1>
      <p>{t('staff.accept.overText')}</p>
    </section>
  )
}

export const AcceptInvitationPage = () => {
  const { t } = useTranslation()
  const token = tokenOf(useLocation().hash)
  const [isUsed, setUsed] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(checkInvitation, { body: { token } }),
    enabled: token !== '',
    refetchOnWindowFocus: false,
  })
  usePageTitle(t('staff.title'))
  const content = () => {
    if (token === '' || isUsed || isExpired(error)) return <ExpiredInvitation />
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
    if (!data) return <Skeleton className="h-72" />
    const Join = data.data.hasAccount ? JoinWithAccount : JoinAsNew
    return <Join invitation={data.data} token={token} onExpired={() => setUsed(true)} />
  }
  return (
    <>
      {content()}
      <Link to="/merchant/login" className="text-center text-sm font-semibold text-brand">
        {t('accounts.toSignIn')}
      </Link>
    </>
  )
}
