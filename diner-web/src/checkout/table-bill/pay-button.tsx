import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'
import { MethodAndAmount, TextAndAmount } from '../methods/method-name.tsx'
import type { Methods } from '../methods/use-methods.ts'
import type { ShareState } from './use-share.ts'

type Props = { methods: Methods; share: ShareState; isDisabled: boolean; isBusy: boolean; onPay: () => void }

/** The button that pays, with the method and the amount; of cash, that it is paid at the counter. */
export const PayButton = ({ methods: { chosen, cards }, share: { amount }, isDisabled, isBusy, onPay }: Props) => {
  const { t } = useTranslation()
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-t border-line bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <Button size="large" className="w-full" disabled={isDisabled || amount <= 0 || !chosen} isBusy={isBusy} onClick={onPay}>
        {chosen && chosen.kind !== 'cash' ? (
          <MethodAndAmount chosen={chosen} cards={cards} amount={amount} />
        ) : (
          <TextAndAmount text={chosen ? t('bill.payCash') : t('payment.payNow')} amount={amount} />
        )}
      </Button>
    </div>
  )
}
