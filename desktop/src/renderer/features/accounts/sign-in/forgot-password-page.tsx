import { zodResolver } from '@hookform/resolvers/zod'
import type { Role } from '@sufra/shared/accounts/account'
import { forgotPassword } from '@sufra/shared/accounts/own-account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { leftToRight } from '../../../common/ui/text-direction.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { Link } from '../../../common/pages/router.ts'
import { AccountNote } from './account-note.tsx'
import { usePageTitle } from '../../../common/pages/page-title.ts'

const schema = forgotPassword.body.pick({ email: true })

/** This text is the same for every address, so that it does not reveal which addresses have an account. */
const LinkSent = ({ email, onRetry }: { email: string; onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <section role="status" className="flex flex-col gap-4">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
        <MailCheck aria-hidden className="size-7" />
      </span>
      <h1 className="text-xl font-bold">{t('accounts.forgotPassword.sent')}</h1>
      <p className="break-words">{t('accounts.forgotPassword.sentText', { email: leftToRight(email) })}</p>
      <p className="text-sm text-ink-soft">{t('accounts.forgotPassword.notThere')}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('accounts.forgotPassword.again')}
      </Button>
    </section>
  )
}

const ForgotPassword = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<ApiError>()
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
    mode: 'onTouched',
  })
  usePageTitle(t('accounts.forgotPassword.title'))

  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    try {
      await call(forgotPassword, { body: { email, role } })
      setSentTo(email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  })
  const retry = () => {
    reset()
    setSentTo(undefined)
  }
  return (
    <>
      {sentTo === undefined ? (
        <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
          <header>
            <h1 className="text-xl font-bold">{t('accounts.forgotPassword.title')}</h1>
            <p className="text-sm text-ink-soft">{t('accounts.forgotPassword.text')}</p>
          </header>
          {failure && <AccountNote kind="error">{errorText(failure, t)}</AccountNote>}
          <TextInput
            label={t('accounts.email')}
            type="email"
            dir="ltr"
            autoComplete="username"
            error={refusalText(formState.errors.email?.message)}
            {...register('email')}
          />
          <Button type="submit" size="large" isBusy={formState.isSubmitting}>
            {t('accounts.forgotPassword.send')}
          </Button>
        </form>
      ) : (
        <LinkSent email={sentTo} onRetry={retry} />
      )}
      <Link to={`/${role}/login`} className="text-center text-sm font-semibold text-brand">
        {t('accounts.toSignIn')}
      </Link>
    </>
  )
}

export const MerchantForgotPassword = () => <ForgotPassword role="merchant" />
export const AdminForgotPassword = () => <ForgotPassword role="admin" />
