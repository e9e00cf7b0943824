import { formatMoney } from '@sufra/shared/money'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Banknote } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '../../common/ui/price.tsx'
import { pressOnEnter } from '../cart/details/press-on-enter.ts'
import { ChoiceRow } from '../methods/choice-row.tsx'
import { choose } from '../methods/payment-choice.ts'
import { CashChips } from './cash-chips.tsx'
import { cashField, type Cash } from './use-cash.ts'

/** Cash as a way to pay; `children` are below it while it is chosen. */
export const CashRow = ({ isChosen, children }: { isChosen: boolean; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div>
      <ChoiceRow
        icon={<Banknote aria-hidden className="size-5 text-[#4a5d23]" />}
        title={t('checkout.cash')}
        isChosen={isChosen}
        onChoose={() => choose({ kind: 'cash' })}
      />
      {isChosen && <div className="flex flex-col gap-3 bg-brand-soft px-4 pb-3">{children}</div>}
    </div>
  )
}

type AmountProps = { cash: Cash; buttonId: string }

/** The cash that the diner hands over, and the change (spec §2, §5). */
export const CashAmount = ({ cash, buttonId }: AmountProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { total, isOther, typed, amount, change, problem, type, giveNote, giveOther } = cash
  useEffect(() => {
    if (isOther) document.querySelector<HTMLInputElement>(`[name="${cashField}"]`)?.focus()
  }, [isOther])
  return (
    <>
      <CashChips total={total} chosen={amount} onChoose={giveNote} other={{ isChosen: isOther, onChoose: giveOther }} />
      {isOther && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
          <TextInput
            name={cashField}
            label={t('checkout.cashAmount')}
            error={problem && t(`refusals.${problem}`)}
            inputMode="decimal"
            enterKeyHint="go"
            dir="ltr"
            autoComplete="off"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={pressOnEnter(buttonId)}
            className="figures"
          />
          <TextInput
            label={t('checkout.change')}
            value={change === undefined ? '' : formatMoney(change, language)}
            readOnly
            dir="ltr"
            className="figures bg-raised"
          />
        </div>
      )}
      {!isOther && change !== undefined && change > 0 && (
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span>{t('checkout.change')}</span>
          <Money amount={change} className="font-semibold" />
        </p>
      )}
    </>
  )
}
