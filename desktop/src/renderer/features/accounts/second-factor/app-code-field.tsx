import { codeDigits } from '@sufra/shared/accounts/one-time-code'
import { errorText } from '@sufra/shared/contract/error-text'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeBoxes } from '../code/code-boxes.tsx'
import { LockCountdown } from '../lock-countdown.tsx'

/** Called with a complete code. A rejection is shown, and the next code can be typed. */
type Props = { onCode: (code: string) => Promise<void> }

/** The code of an authenticator app. It is submitted with its sixth digit. */
export const AppCodeField = ({ onCode }: Props) => {
  const { t } = useTranslation()
  const statusId = useId()
  const [code, setCode] = useState('')
  const { mutate, reset, error, isPending } = useMutation({ mutationFn: onCode, onError: () => setCode(''), networkMode: 'always' })
  const change = (next: string) => {
    setCode(next)
    reset()
    if (next.length === codeDigits) mutate(next)
  }
  return (
    <div className="flex flex-col gap-2">
      <CodeBoxes
        label={t('secondFactor.code')}
        value={code}
        onChange={change}
        describedBy={statusId}
        isInvalid={error !== null}
        isBusy={isPending}
        isExpired={false}
        takesFocus
      />
      <div id={statusId} className="min-h-5 text-sm">
        {isPending && <p role="status">{t('secondFactor.checking')}</p>}
        {error && (
          <div role="alert" className="text-red">
            <p>{errorText(error, t)}</p>
            <LockCountdown error={error} />
          </div>
        )}
      </div>
    </div>
  )
}
