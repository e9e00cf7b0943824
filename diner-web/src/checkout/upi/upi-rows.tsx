import { useTranslation } from 'react-i18next'
import { useSession } from '../../common/session/session.ts'
import { UpiMark, WalletMark } from '../methods/brand-marks.tsx'
import { ChoiceRow } from '../methods/choice-row.tsx'
import { choose, usePaymentChoice, type PaymentChoice } from '../methods/payment-choice.ts'
import type { Methods } from '../methods/use-methods.ts'
import { removeUpiId } from './upi-ids.ts'

/** Apple Pay and Google Pay. */
export const WalletRows = ({ methods: { wallets, chosen } }: { methods: Methods }) => {
  const { t } = useTranslation()
  return wallets.map((wallet) => (
    <ChoiceRow
      key={wallet}
      icon={<WalletMark wallet={wallet} />}
      title={t(`payment.${wallet}`)}
      isChosen={chosen?.kind === 'wallet' && chosen.wallet === wallet}
      onChoose={() => choose({ kind: 'wallet', wallet })}
    />
  ))
}

/** The UPI ids of this phone. */
export const UpiRows = ({ chosen }: { chosen: PaymentChoice | undefined }) => {
  const { t } = useTranslation()
  const saved = useSession((session) => session.upiIds)
  const newUpiId = usePaymentChoice((choices) => choices.newUpiId)
  const isChosen = (upiId: string) => chosen?.kind === 'upi' && chosen.upiId === upiId
  return (
    <>
      {newUpiId && !saved.includes(newUpiId) && (
        <ChoiceRow
          icon={<UpiMark />}
          title={<bdi dir="ltr">{newUpiId}</bdi>}
          detail={t('payment.notSaved')}
          isChosen={isChosen(newUpiId)}
          onChoose={() => choose({ kind: 'upi', upiId: newUpiId, saves: false })}
        />
      )}
      {saved.map((upiId) => (
        <ChoiceRow
          key={upiId}
          icon={<UpiMark />}
          title={<bdi dir="ltr">{upiId}</bdi>}
          isChosen={isChosen(upiId)}
          onChoose={() => choose({ kind: 'upi', upiId, saves: true })}
          removal={{ label: t('payment.removeUpi', { upiId }), onRemove: () => removeUpiId(upiId) }}
        />
      ))}
    </>
  )
}
