import { addedBy } from '@sufra/shared/cash/cash-movement'
import type { DrawerOnWire } from '@sufra/shared/cash/cash.routes'
import { add, formatMoney, toDirhams, zero, type Dirhams } from '@sufra/shared/money'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { CashAmount } from '../amount.tsx'
import { useUndoCash } from '../use-take-cash.ts'
import { ConfirmDialog } from '../../../common/ui/confirm-dialog.tsx'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'

type Movement = DrawerOnWire['movements'][number]

type Taking = { id: string; amount: Dirhams }

/** Sums of cash that was taken together, such as all orders of a table. */
const takingsOf = (movements: readonly Movement[]): Map<string, Dirhams> => {
  const sums = new Map<string, Dirhams>()
  for (const { takingId, amount } of movements)
    if (takingId !== null) sums.set(takingId, add(sums.get(takingId) ?? zero, toDirhams(amount)))
  return sums
}

const UndoDialog = ({ taking, onClose }: { taking: Taking; onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const undo = useUndoCash(onClose)
  return (
    <ConfirmDialog
      title={t('cash.undoTitle')}
      subtitle={t('cash.undoText', { amount: formatMoney(taking.amount, language) })}
      action={t('cash.undo')}
      isBusy={undo.isPending}
      onConfirm={() => undo.mutate(taking.id)}
      onClose={onClose}
    />
  )
}

/** Movements of the drawer, the newest first. */
export const MovementList = ({ movements }: { movements: readonly Movement[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const when = useDateTimeText()
  const [undoing, setUndoing] = useState<Taking>()
  const takings = takingsOf(movements)
  if (movements.length === 0) return <p className="text-sm text-ink-soft">{t('cash.noMovements')}</p>
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={t('cash.movements')} className="max-h-96 divide-y divide-line overflow-y-auto text-sm">
        {movements.map(({ _id, kind, amount, received, orderNumber, takingId, by, note, at }) => (
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
            {takingId !== null && (
              <Button kind="quiet" onClick={() => setUndoing({ id: takingId, amount: takings.get(takingId) ?? zero })}>
                {t('cash.undo')}
              </Button>
            )}
            <CashAmount
              amount={addedBy(kind, toDirhams(amount))}
              className={`font-bold ${addedBy(kind, toDirhams(amount)) < 0 ? 'text-red' : ''}`}
            />
          </li>
        ))}
      </ul>
      {undoing && <UndoDialog taking={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  )
}
