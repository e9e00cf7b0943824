import { formatMoney, type Dirhams } from '@sufra/shared/money'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { cashSuggestions } from './cash.ts'

type Props = { total: Dirhams; chosen: Dirhams | undefined; onChoose: (amount: Dirhams) => void }

/** The amounts that diners hand over most often, as buttons. */
export const CashChips = ({ total, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <div role="group" aria-label={t('checkout.cashHint')} className="flex flex-wrap gap-2">
      {cashSuggestions(total).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
          className="min-h-11 rounded-full border border-line bg-card px-4 font-semibold aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
        >
          {amount === total ? t('checkout.exact') : <bdi className="figures">{formatMoney(amount, language)}</bdi>}
        </button>
      ))}
    </div>
  )
}
