import type { Dirhams } from '@sufra/shared/money'
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { Sheet } from '@sufra/shared/ui/sheet'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import type { FrameResult } from '../gateway/frame-message.ts'
import { GatewayFrame } from '../gateway/gateway-frame.tsx'
import type { PaymentChoice } from '../methods/payment-choice.ts'
import type { Methods } from '../methods/use-methods.ts'

export type TokenChoice = Extract<PaymentChoice, { kind: 'wallet' | 'upi' }>

type Props = {
  chosen: TokenChoice
  hosted: NonNullable<Methods['hosted']>
  amount: Dirhams
  onToken: (source: PaymentSourceInput) => void
  onClose: () => void
}

/** The pin of a UPI id, typed into the gateway's page, or the sheet of a wallet. */
export const TokenSheet = ({ chosen, hosted, amount, onToken, onClose }: Props) => {
  const { t } = useTranslation()
  const isPin = chosen.kind === 'upi'
  const name = isPin ? t('payment.enterPin') : t(`payment.${chosen.wallet}`)
  const receive = (message: FrameResult) => {
    if (message.type === 'cancelled') return onClose()
    if (message.type === 'failed') return void showFailure(t(isPin ? 'payment.upiFailed' : 'checkout.failed'))
    if (message.type !== 'token') return
    const { token } = message
    onToken(isPin ? { kind: 'upi', upiId: chosen.upiId, pinToken: token, saves: chosen.saves } : { ...chosen, token })
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={isPin ? name : t('checkout.title')}>
      <GatewayFrame
        title={isPin ? t('payment.pinFields') : t('payment.walletSheet', { wallet: name })}
        url={isPin ? hosted.pinUrl : hosted.walletUrl}
        origin={hosted.origin}
        query={isPin ? {} : { wallet: chosen.wallet, amount: String(amount) }}
        height={isPin ? 440 : 260}
        onMessage={receive}
      />
    </Sheet>
  )
}
