import { formatMoney, toQar, type Dirhams } from '@sufra/shared/money'
import { useLanguage } from '@sufra/shared/ui/language/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cashSuggestions } from './cash.ts'

type ChipProps = { label?: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

const Chip = ({ label, isChosen, onChoose, children }: ChipProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isChosen}
    onClick={onChoose}
    className="min-h-11 min-w-11 rounded-full border border-line bg-card px-3 text-sm font-semibold aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand disabled:opacity-55"
  >
    {children}
  </button>
)

type Props = {
  total: Dirhams
  chosen: Dirhams | undefined
  onChoose: (amount: Dirhams) => void
  /** A chip for another amount, which is typed. */
  other?: { isChosen: boolean; onChoose: () => void }
}

/** The amounts that diners hand over most often, as buttons. */
export const CashChips = ({ total, chosen, onChoose, other }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <div role="group" aria-label={t('checkout.cashHint')} className="flex flex-wrap gap-1.5">
      {cashSuggestions(total).map((amount) => {
        const isChosen = amount === chosen && !other?.isChosen
        return amount === total ? (
          <Chip key={amount} isChosen={isChosen} onChoose={() => onChoose(amount)}>
            <span>{t('checkout.exact')}</span>
          </Chip>
        ) : (
          <Chip key={amount} label={formatMoney(amount, language)} isChosen={isChosen} onChoose={() => onChoose(amount)}>
            <bdi className="figures">{toQar(amount)}</bdi>
          </Chip>
        )
      })}
      {other && (
        <Chip isChosen={other.isChosen} onChoose={other.onChoose}>
          <span>{t('checkout.otherAmount')}</span>
        </Chip>
      )}
    </div>
  )
}
