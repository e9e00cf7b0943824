import type { Dirhams } from '@sufra/shared/money'
import type { GatewayBrowserConfig } from '@sufra/shared/payments/gateway-config'
import { Button } from '@sufra/shared/ui/button'
import { Sheet } from '@sufra/shared/ui/sheet'
import { showFailure } from '@sufra/shared/ui/toasts'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FrameResult } from '../gateway/frame-message.ts'
import { GatewayFrame, type FrameHandle } from '../gateway/gateway-frame.tsx'
import { addNewCard } from '../methods/payment-choice.ts'
import { SaveCheckbox } from '../methods/save-checkbox.tsx'
import { TapFields } from './tap-fields.tsx'

type Props = { gateway: GatewayBrowserConfig; amount: Dirhams; onClose: () => void }

/** Milliseconds after which the gateway counts as not answering. */
const patience = 15_000

/** Spec §2: adds a card. Its number, holder, expiry date and CVV are typed into the gateway's fields (spec §5); only the checkbox is ours. */
export const AddCardSheet = ({ gateway, amount, onClose }: Props) => {
  const { t } = useTranslation()
  const fields = useRef<FrameHandle>(null)
  const [saves, setSaves] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const fail = () => {
    setBusy(false)
    showFailure(t('payment.cardFailed'))
  }
  const submit = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(fail, patience)
    setBusy(true)
    fields.current?.tokenise()
  }
  const receive = (message: FrameResult) => {
    if (message.type === 'submit') return submit()
    if (message.type === 'escape') return onClose()
    clearTimeout(timer.current)
    setBusy(false)
    if (message.type === 'failed') return fail()
    if (message.type !== 'token') return
    const { token, brand, lastFour, expiry } = message
    addNewCard({ token, brand, lastFour, expiry, saves })
    onClose()
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('payment.addCard')}
      footer={
        <Button size="large" className="w-full" isBusy={isBusy} onClick={submit}>
          {t('payment.addCardButton')}
        </Button>
      }
    >
      {gateway.kind === 'tap' ? (
        <TapFields gateway={gateway} amount={amount} onMessage={receive} ref={fields} />
      ) : (
        <GatewayFrame
          title={t('payment.cardFields')}
          url={gateway.fieldsUrl}
          origin={gateway.origin}
          height={320}
          onMessage={receive}
          ref={fields}
        />
      )}
      <SaveCheckbox name="savecarddetails" label={t('payment.saveCard')} isChecked={saves} onChange={setSaves} />
      <p className="flex items-start gap-2 pt-2 text-sm text-ink-soft">
        <Lock aria-hidden className="mt-1 size-4 shrink-0" /> <span>{t('payment.secure')}</span>
      </p>
    </Sheet>
  )
}
