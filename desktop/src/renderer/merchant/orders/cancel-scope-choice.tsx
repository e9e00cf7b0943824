import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { useTranslation } from 'react-i18next'

export type CancelScope = 'order' | 'table' | 'phone'

type Props = { order: CounterOrderOnWire; waitingAtTable: number; scope: CancelScope; onChange: (scope: CancelScope) => void }

/** Whether the other waiting orders of the same table or phone are cancelled as well. */
export const CancelScopeChoice = ({ order, waitingAtTable, scope, onChange }: Props) => {
  const { t } = useTranslation()
  const labels: [CancelScope, string][] = [
    ['order', t('board.scope.order')],
    ...(waitingAtTable > 1
      ? [['table', t('board.scope.table', { count: waitingAtTable, number: order.tableNumber })] satisfies [CancelScope, string]]
      : []),
    ['phone', t('board.scope.phone')],
  ]
  return (
    <fieldset className="mt-3 border-t border-line pt-3">
      <legend className="sr-only">{t('board.scope.title')}</legend>
      {labels.map(([candidate, label]) => (
        <label key={candidate} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="scope"
            checked={scope === candidate}
            onChange={() => onChange(candidate)}
            className="size-5 accent-brand"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
