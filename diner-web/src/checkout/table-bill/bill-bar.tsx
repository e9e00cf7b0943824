import { formatMoney, add } from '@sufra/shared/money'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { ChevronRight, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../common/pages/router.ts'
import { useBill } from './bill-query.ts'

/** Link to the bill of the table for a phone whose orders have all been served. */
export const BillBar = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: bill } = useBill()
  if (!bill || bill.orders.length === 0) return null
  return (
    <aside aria-label={t('bill.title')}>
      <Link to="/bill" className="flex min-h-12 items-center gap-3 bg-blue-soft px-4 text-sm font-semibold text-blue">
        <ReceiptText aria-hidden className="size-5" />
        <span className="grow">{t('bill.openDue', { amount: formatMoney(add(bill.due, bill.waiting, bill.reserved), language) })}</span>
        <ChevronRight aria-hidden className="turns size-5" />
      </Link>
    </aside>
  )
}
