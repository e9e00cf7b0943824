import type { Dirhams } from '@sufra/shared/money'
import { useTranslation } from 'react-i18next'
import { Money } from '../../common/ui/price.tsx'
import { CardName } from '../card/card-name.tsx'
import { usePaymentChoice, type PaymentChoice } from './payment-choice.ts'
import type { Methods } from './use-methods.ts'

type Props = { chosen: Exclude<PaymentChoice, { kind: 'cash' }>; cards: Methods['cards'] }

const MethodName = ({ chosen, cards }: Props) => {
  const { t } = useTranslation()
  const newCard = usePaymentChoice((choices) => choices.newCard)
  if (chosen.kind === 'wallet') return <span>{t(`payment.${chosen.wallet}`)}</span>
  if (chosen.kind === 'upi') return <bdi dir="ltr">{chosen.upiId}</bdi>
  const card = chosen.kind === 'card' ? newCard : cards?.find(({ id }) => id === chosen.id)
  return card ? <CardName brand={card.brand} lastFour={card.lastFour} /> : <span>{t('payment.payNow')}</span>
}

/** The method and the amount of a button: "Google Pay · QAR 24.00". */
export const MethodAndAmount = ({ amount, ...method }: Props & { amount: Dirhams }) => (
  <span>
    <MethodName {...method} /> <span>·</span> <Money amount={amount} />
  </span>
)

/** The text and the amount of a button: "Place order · cash QAR 24.00". */
export const TextAndAmount = ({ text, amount }: { text: string; amount: Dirhams }) => (
  <span>
    <span>{text}</span> <Money amount={amount} />
  </span>
)
