import { inLanguage } from '@sufra/shared/localized-text'
import type { OrderLine } from '@sufra/shared/orders/order'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../order-text/order-text.tsx'

type Props = {
  items: readonly OrderLine[]
  /** Units of each line that can be refunded. */
  left: readonly number[]
  /** Units of each line that are chosen. */
  chosen: readonly number[]
  onChoose: (line: number, quantity: number) => void
}

/** The lines of an order with a stepper for the units to refund. */
export const RefundLines = ({ items, left, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <ul aria-label={t('refunds.kind.lines')} className="flex flex-col divide-y divide-line rounded-card border border-line">
      {items.map((item, line) => {
        const name = inLanguage(item.name, language)
        const [units = 0, maxUnits = 0] = [chosen[line], left[line]]
        const options = item.addOns.flatMap((group) => group.options.map(({ optionName }) => inLanguage(optionName, language)))
        return (
          <li key={`${item.itemId} ${line}`} className="flex flex-wrap items-center gap-x-3 px-3 py-1">
            <span className="min-w-0 grow basis-40">
              <span className="figures font-bold">{`${item.quantity} ×`}</span> <span>{name}</span>
              {options.length > 0 && <span className="block text-xs text-ink-soft">{options.join(' · ')}</span>}
              <Amount amount={item.total} className="block text-xs text-ink-soft" />
            </span>
            {maxUnits > 0 ? (
              <span className="flex items-center gap-1">
                <IconButton
                  icon={Minus}
                  label={t('refunds.fewer', { name })}
                  disabled={units === 0}
                  onClick={() => onChoose(line, units - 1)}
                />
                <bdi className="figures w-12 text-center font-bold" aria-live="polite">
                  {`${units} / ${maxUnits}`}
                </bdi>
                <IconButton
                  icon={Plus}
                  label={t('refunds.more', { name })}
                  disabled={units >= maxUnits}
                  onClick={() => onChoose(line, units + 1)}
                />
              </span>
            ) : (
              <span className="text-sm text-ink-soft">{t('refunds.allReturned')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
