// The target of a link in an email: a forgotten password or an invitation. The token is in the URL fragment, which browsers do not send to
// servers.
import type { Role } from '@sufra/shared/accounts/account'
import { checkLink } from '@sufra/shared/accounts/own-account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { Link, useLocation } from '../../../common/pages/router.ts'
import { ChoosePassword } from './choose-password.tsx'
import { usePageTitle } from '../../../common/pages/page-title.ts'

const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? ''
const isExpired = (error: unknown) => error instanceof ApiError && (error.code === 'account.link_over' || error.status === 400)

const ExpiredLink = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  return (
    <section role="alert" className="flex flex-col gap-4">
      <span className="grid size-16 place-items-center rounded-full bg-saffron-soft text-saffron">
        <LinkIcon aria-hidden className="size-7" />
      </span>
      <h1 className="text-xl font-bold">{t('accounts.reset.over')}</h1>
      <p>{t('accounts.reset.overText')}</p>
      {role === 'admin' && <p className="text-sm text-ink-soft">{t('accounts.reset.overInvited')}</p>}
      <Link
        to={`/${role}/forgot-password`}
        className="grid min-h-13 place-items-center rounded-card bg-brand px-6 font-semibold text-on-brand hover:bg-brand-strong"
      >
        {t('accounts.reset.requestAgain')}
      </Link>
    </section>
  )
}

const ResetPassword = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  const token = tokenOf(useLocation().hash)
  const [isUsed, setUsed] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['link', token],
    queryFn: () => call(checkLink, { body: { token } }),
    enabled: token !== '',
    refetchOnWindowFocus: false,
  })
  usePageTitle(t('accounts.reset.title'))
  const toSignIn = (
    <Link to={`/${role}/login`} className="text-center text-sm font-semibold text-brand">
      {t('accounts.toSignIn')}
    </Link>
  )
  if (token === '' || isUsed || isExpired(error))
    return (
      <>
        <ExpiredLink role={role} />
        {toSignIn}
      </>
    )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <Skeleton className="h-72" />
  return (
    <>
      <ChoosePassword link={data.data} token={token} onExpired={() => setUsed(true)} />
      {toSignIn}
    </>
  )
}

export const MerchantResetPassword = () => <ResetPassword role="merchant" />
export const AdminResetPassword = () => <ResetPassword role="admin" />
