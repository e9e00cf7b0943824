import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { remainingTime } from '../../../common/dates/clock-time.ts'
import { leftToRight } from '../../../common/ui/text-direction.ts'
import { CodeBoxes } from '../code/code-boxes.tsx'
import type { AddressProof } from './use-address-proof.ts'

const CodeStatus = ({ proof, now }: { proof: AddressProof; now: number }) => {
  const { t } = useTranslation()
  const { codeRequest, refusal, isExpired, isChecking, triesLeft } = proof
  if (!codeRequest) return null
  if (isChecking) return <p role="status">{t('signUp.code.checking')}</p>
  if (refusal || isExpired)
    return (
      <p role="alert" className="text-red">
        <span>{refusal ? errorText(refusal, t) : t('refusals.otp.expired')}</span>
        {!isExpired && triesLeft !== undefined && <span>{` ${t('signUp.code.triesLeft', { count: triesLeft })}`}</span>}
      </p>
    )
  return (
    <p className="figures text-ink-soft">{t('signUp.code.validFor', { time: remainingTime(Date.parse(codeRequest.expiresAt), now) })}</p>
  )
}

/** The field for a code that was sent to an address, with a button to send another one. */
export const CodePanel = ({ proof, shown, now }: { proof: AddressProof; shown: string; now: number }) => {
  const { t } = useTranslation()
  const statusId = useId()
  const { codeRequest, code, isExpired, isChecking, isSending, isFresh, refusal, send, changeCode } = proof
  if (!codeRequest) return null
  const wait = remainingTime(Date.parse(codeRequest.resendAt), now)
  const address = leftToRight(shown)
  return (
    <div className="flex flex-col gap-3 rounded-card bg-raised p-4">
      <p className="text-sm break-words">{t('signUp.code.sentTo', { address })}</p>
      <CodeBoxes
        key={codeRequest.requestId}
        label={t('signUp.code.label', { address })}
        value={code}
        onChange={changeCode}
        describedBy={statusId}
        isInvalid={refusal !== undefined}
        isBusy={isChecking}
        isExpired={isExpired}
        takesFocus={isFresh}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div id={statusId} className="text-sm">
          <CodeStatus proof={proof} now={now} />
        </div>
        <Button
          kind={isExpired ? 'primary' : 'quiet'}
          isBusy={isSending}
          disabled={wait !== undefined}
          onClick={() => void send()}
          className="figures"
        >
          {wait ? t('signUp.code.sendAgainIn', { time: wait }) : t('signUp.code.sendAgain')}
        </Button>
      </div>
    </div>
  )
}
