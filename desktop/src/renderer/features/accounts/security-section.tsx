// Password and sessions of the user's own account; shown on the merchant's profile and in the administrator's settings.
import { endAllSessions } from '@sufra/shared/accounts/own-account.routes'
import { Button } from '@sufra/shared/ui/button'
import { showError } from '@sufra/shared/ui/toasts'
import { LogOut } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { signOut } from '../../common/session/session.ts'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

const SignOutEverywhere = () => {
  const { t } = useTranslation()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await signOut(() => call(endAllSessions, {}))
    } catch (error) {
      setBusy(false)
      setDialogOpen(false)
      showError(error, t)
    }
  }
  return (
    <>
      <Button kind="danger" onClick={() => setDialogOpen(true)} className="self-start">
        <LogOut aria-hidden className="turns size-5" /> <span>{t('accounts.security.everywhere')}</span>
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          title={t('accounts.security.everywhereTitle')}
          subtitle={t('accounts.security.everywhereText')}
          action={t('accounts.security.everywhere')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  )
}

export const SecuritySection = () => {
  const { t } = useTranslation()
  const [passwordId, sessionsId] = [useId(), useId()]
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby={passwordId} className="flex flex-col gap-4">
        <header>
          <h2 id={passwordId} className="text-lg font-bold">
            {t('accounts.password')}
          </h2>
          <p className="text-sm text-ink-soft">{t('accounts.security.changeText')}</p>
        </header>
        <PasswordForm />
      </section>
      <section aria-labelledby={sessionsId} className="flex flex-col gap-4">
        <header>
          <h2 id={sessionsId} className="text-lg font-bold">
            {t('accounts.security.sessions')}
          </h2>
          <p className="text-sm text-ink-soft">{t('accounts.security.sessionsText')}</p>
        </header>
        <SessionList />
        <SignOutEverywhere />
      </section>
    </div>
  )
}
