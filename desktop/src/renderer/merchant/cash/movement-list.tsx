import { takesOut, type CashMovementKind } from '@sufra/shared/cash/cash-movement'
import type { DrawerOnWire } from '@sufra/shared/cash/cash.routes'
import { formatMoney, times, toDirhams } from '@sufra/shared/money'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { CashAmount } from '../../common/cash/amount.tsx'

type Movement = DrawerOnWire['movements'][number]

const signed = (kind: CashMovementKind, amount: number) => (takesOut(kind) ? times(toDirhams(amount), -1) : toDirhams(amount))

/** Movements of the drawer, the newest first. */
export const MovementList = ({ movements }: { movements: readonly Movement[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const when = useDateTimeText()
  if (movements.length === 0) return <p className="text-sm text-ink-soft">{t('cash.noMovements')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <ul tabIndex={0} aria-label={t('cash.movements')} className="max-h-96 divide-y divide-line overflow-y-auto text-sm">
      {movements.map(({ _id, kind, amount, received, orderNumber, by, note, at }) => (
        <li key={_id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
          <span className="min-w-0 grow">
            <span className="font-semibold">{t(`cash.kind.${kind}`)}</span>
            {orderNumber !== null && <span>{` · ${t('cash.order', { number: orderNumber })}`}</span>}
            {received !== null && received !== amount && (
              <span className="text-ink-soft">{` · ${t('cash.receivedOf', { amount: formatMoney(toDirhams(received), language) })}`}</span>
            )}
            {note && <span className="wrap-anywhere text-ink-soft">{` · ${note}`}</span>}
            <span className="block text-xs text-ink-soft">{`${when(at)} · ${by}`}</span>
          </span>
          <CashAmount amount={signed(kind, amount)} className={`font-bold ${takesOut(kind) ? 'text-red' : ''}`} />
        </li>
      ))}
    </ul>
  )
}
