import { recoveryCode, type FactorProof } from '@sufra/shared/accounts/second-factor'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { FormProblem } from '../../../common/forms/form-problem.tsx'
import { LockCountdown } from '../lock-countdown.tsx'
import { AppCodeField } from './app-code-field.tsx'

/** Called with the typed proof. A rejection is shown. */
type Props = { onProof: (proof: FactorProof) => Promise<void> }

const schema = z.object({ recoveryCode })

const RecoveryCodeForm = ({ onProof }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const { register, handleSubmit, formState } = useSchemaForm(schema, { recoveryCode: '' })
  const { mutate, error, isPending } = useMutation({ mutationFn: onProof, networkMode: 'always' })
  return (
    <form onSubmit={(event) => void handleSubmit((typed) => mutate(typed))(event)} noValidate className="flex flex-col gap-4">
      <TextInput
        label={t('secondFactor.recoveryCode')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the user has just chosen to type a code
        className="font-mono"
        error={refusalText(formState.errors.recoveryCode?.message)}
        {...register('recoveryCode')}
      />
      <FormProblem text={error ? errorText(error, t) : undefined} />
      <LockCountdown error={error} />
      <Button type="submit" size="large" isBusy={isPending}>
        {t('secondFactor.continue')}
      </Button>
    </form>
  )
}

/** Asks for a code of the authenticator app, or for a recovery code instead. */
export const ProofForm = ({ onProof }: Props) => {
  const { t } = useTranslation()
  const [isRecovery, setRecovery] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t(isRecovery ? 'secondFactor.recoveryText' : 'secondFactor.codeText')}</p>
      {isRecovery ? <RecoveryCodeForm onProof={onProof} /> : <AppCodeField onCode={(code) => onProof({ code })} />}
      <Button kind="quiet" className="-ms-4 self-start" onClick={() => setRecovery(!isRecovery)}>
        {t(isRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
      </Button>
    </div>
  )
}
