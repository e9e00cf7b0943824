import { formatMoney, type Dirhams } from '@sufra/shared/money'
import { useLanguage } from '@sufra/shared/ui/language/language'

/** An amount in the language of the screen. */
export const CashAmount = ({ amount, className = '' }: { amount: Dirhams; className?: string }) => {
  const { language } = useLanguage()
  return <bdi className={`figures whitespace-nowrap ${className}`}>{formatMoney(amount, language)}</bdi>
}
