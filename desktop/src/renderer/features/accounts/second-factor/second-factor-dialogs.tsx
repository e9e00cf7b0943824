// Dialogs to set up an authenticator app or replace it, and to create new recovery codes.
import type { FactorProof } from '@sufra/shared/accounts/second-factor'
import { enableSecondFactor, replaceRecoveryCodes, setUpSecondFactor, type FactorSetup } from '@sufra/shared/accounts/second-factor.routes'
import { Dialog } from '@sufra/shared/ui/dialog'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppSetup } from './app-setup.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { call } from '../../../common/api/api.ts'

type Props = { onClose: () => void }

/** Requests a key immediately, because there is no second factor to prove. */
const FirstSetup = ({ onSetup }: { onSetup: (setup: FactorSetup) => void }) => {
  const { error, refetch, isFetching } = useQuery({
    queryKey: ['second-factor-setup'],
    queryFn: async () => {
      const { data } = await call(setUpSecondFactor, { body: {} })
      onSetup(data)
      return data
    },
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-72" />
}

/** `isReplaced`: there is already an app, which is proven first. */
export const SetUpDialog = ({ isReplaced, onClose }: Props & { isReplaced: boolean }) => {
  const { t } = useTranslation()
  const [setup, setSetup] = useState<FactorSetup>()
  const [codes, setCodes] = useState<string[]>()
  const prove = async (proof: FactorProof) => setSetup((await call(setUpSecondFactor, { body: { proof } })).data)
  const confirm = async (code: string) => {
    if (setup) setCodes((await call(enableSecondFactor, { body: { setup: setup.setup, code } })).data.recoveryCodes)
  }
  const title = codes ? t('secondFactor.codes') : t(isReplaced ? 'secondFactor.changeApp' : 'secondFactor.setUp')
  return (
    <Dialog isOpen isForm onClose={onClose} title={title}>
      {codes && <RecoveryCodes codes={codes} onSaved={onClose} />}
      {!codes && setup && <AppSetup setup={setup} onCode={confirm} />}
      {!codes && !setup && (isReplaced ? <ProofForm onProof={prove} /> : <FirstSetup onSetup={setSetup} />)}
    </Dialog>
  )
}

export const NewCodesDialog = ({ onClose }: Props) => {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[]>()
  const renew = async (proof: FactorProof) => setCodes((await call(replaceRecoveryCodes, { body: proof })).data.recoveryCodes)
  return (
    <Dialog isOpen isForm onClose={onClose} title={t(codes ? 'secondFactor.codes' : 'secondFactor.newCodes')}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-soft">{t('secondFactor.newCodesText')}</p>
          <ProofForm onProof={renew} />
        </div>
      )}
    </Dialog>
  )
}
