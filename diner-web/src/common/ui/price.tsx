import { formatMoney, moneyParts, zero, type Dirhams } from '@sufra/shared/money'
import { detectLanguage, useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'

// A slow phone needs 80 ms to format its first number. This happens while it waits for the rest of the app, and not while it renders the
// menu.
formatMoney(zero, detectLanguage())

export const Money = ({ amount, className = '' }: { amount: Dirhams; className?: string }) => {
  const { language } = useLanguage()
  return <bdi className={`figures ${className}`}>{formatMoney(amount, language)}</bdi>
}

/** A selling price with a lighter currency, and the actual price struck through if it is higher. */
export const Price = ({ selling, actual }: { selling: Dirhams; actual: Dirhams }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <bdi className="figures font-bold">
        {moneyParts(selling, language).map(({ text, isCurrency }) => (
          <span key={text} className={isCurrency ? 'text-sm font-normal text-ink-soft' : undefined}>
            {text}
          </span>
        ))}
      </bdi>
      {actual > selling && (
        <s aria-label={t('menu.before')} className="text-sm text-ink-soft">
          <Money amount={actual} />
        </s>
      )}
    </span>
  )
}

/** "2 ×" before an item; the number comes first in both languages. */
export const Times = ({ count, className = '' }: { count: number; className?: string }) => (
  <span className={`figures whitespace-nowrap ${className}`}>{`${count} ×`}</span>
)
