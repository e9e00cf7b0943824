import type { CounterOrder } from '@sufra/shared/orders/order'
import { useTranslation } from 'react-i18next'
import { RadioList } from '../../../common/forms/radio-list.tsx'

export type CancelScope = 'order' | 'table' | 'phone'

type Props = { order: CounterOrder; waitingAtTable: number; scope: CancelScope; onChange: (scope: CancelScope) => void }

/** Whether the other waiting orders of the same table or phone are cancelled as well. */
export const CancelScopeChoice = ({ order, waitingAtTable, scope, onChange }: Props) => {
  const { t } = useTranslation()
  const table = { value: 'table' as const, label: t('board.scope.table', { count: waitingAtTable, number: order.tableNumber }) }
  const options = [
    { value: 'order' as const, label: t('board.scope.order') },
    ...(order.tableId !== null && waitingAtTable > 1 ? [table] : []),
    { value: 'phone' as const, label: t('board.scope.phone') },
  ]
  return (
    <RadioList
      legend={t('board.scope.title')}
      name="scope"
      options={options}
      chosen={scope}
      onChange={onChange}
      className="mt-3 border-t border-line pt-3"
    />
  )
}
