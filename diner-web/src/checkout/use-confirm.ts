// Confirming what the cash sheet shows, and what it says when the menu has changed meanwhile.
import { withRequiredChoices } from '@sufra/shared/cart/required-choice'
import { showFailure } from '@sufra/shared/ui/toasts'
import type { Dirhams } from '@sufra/shared/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../app/session-fields.ts'
import { changeCart, useSession } from '../app/session.ts'
import { useMenu } from '../app/use-menu.ts'
import { changedLines, type ChangedLine } from './changed-lines.ts'
import { isMenuChange, withPricesOf } from './new-prices.ts'
import { checkout as controller } from './use-checkout.ts'

const snapshotOf = (session: Session, cashAmount: Dirhams, now: number) => ({
  confirmedAt: now,
  cart: session.cart,
  orderType: session.orderSettings.orderType,
  customerDetails: session.customerDetails,
  orderInstructions: session.orderInstructions,
  restaurantId: session.restaurantId,
  tableId: session.tableId,
  tableNumber: session.tableNumber,
  cashAmount,
})

export const useConfirm = () => {
  const { t } = useTranslation()
  const session = useSession()
  const menu = useMenu(session.restaurantId)
  const [changes, setChanges] = useState<ChangedLine[]>([])
  const { checkout } = session
  const error = checkout.state === 'rejected' ? checkout.error : undefined

  /** The cart at the prices of now, for the diner to confirm again. */
  const takeNewPrices = async () => {
    const before = menu.data
    const fresh = await menu.refetch()
    if (!fresh.data) return
    setChanges(changedLines(useSession.getState().cart, before, fresh.data))
    changeCart((lines) => [...withRequiredChoices(withPricesOf(lines, fresh.data), fresh.data.items)])
  }

  /** Confirms what this tab shows, and nothing else. `isPending`: it is not settled, as the page says. */
  const confirm = async (cashAmount: Dirhams) => {
    const answer = await controller().confirm(snapshotOf(session, cashAmount, Date.now()))
    if (answer === 'changed') showFailure(t('checkout.changedElsewhere'))
    const now = useSession.getState().checkout
    if (now.state === 'rejected' && isMenuChange(now.error)) await takeNewPrices()
    return { isPending: now.state !== 'idle' && now.state !== 'rejected' }
  }
  return { confirm, error, changes: isMenuChange(error) ? changes : [], isSending: checkout.state === 'sending' }
}
