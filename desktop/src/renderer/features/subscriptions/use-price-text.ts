import { formatMoney, toDirhams } from '@sufra/shared/money'
import type { PlanPeriod } from '@sufra/shared/subscriptions/plan'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { isolated } from '../../common/ui/text-direction.ts'

/** Returns a function that formats an amount in QAR. */
export const useMoneyText = () => {
  const { language } = useLanguage()
  return (qar: number): string => isolated(formatMoney(toDirhams(qar), language))
}

/** Returns a function that formats the price of a plan with its period. */
export const usePriceText = () => {
  const { t } = useTranslation()
  const moneyText = useMoneyText()
  return (price: number, period: PlanPeriod): string =>
    price === 0 ? t('subscriptions.free') : t(`subscriptions.priceOf.${period}`, { price: moneyText(price) })
}
