import { directionOf } from '@sufra/shared/localized-text'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { isWaiting, mayCancel, type OpenStatus } from '@sufra/shared/orders/order-status'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { cardAfter, type BoardKey, boardKeyOf } from './board-keys.ts'
import type { BoardDialog } from '../dialogs/use-open-dialog.ts'

type Deps = {
  shown: CounterOrder[]
  statuses: readonly OpenStatus[]
  searchRef: RefObject<HTMLInputElement | null>
  openDialog: (dialog: BoardDialog) => void
  step: (order: CounterOrder) => void
  silence: () => void
}

const focusCard = (orderId: string | undefined) => document.querySelector<HTMLElement>(`#order-${CSS.escape(orderId ?? '')}`)?.focus()

/** Keyboard control of the board: arrow keys move the focus between the visible cards, other keys act on the focused one. */
export const useBoardShortcuts = ({ shown, statuses, searchRef, openDialog, step, silence }: Deps) => {
  const columns = () => statuses.map((status) => shown.filter((order) => order.status === status).map(({ orderId }) => orderId))
  const focused = () => shown.find(({ orderId }) => document.activeElement?.closest(`#order-${CSS.escape(orderId)}`))

  const handle = (key: BoardKey): boolean => {
    const order = focused()
    if (key === 'help') openDialog({ kind: 'keys' })
    else if (key === 'search') searchRef.current?.focus()
    else if (key === 'silence') silence()
    else if (key === 'open' || key === 'accept' || key === 'step' || key === 'cancel') {
      if (!order || (key === 'open' && document.activeElement?.tagName === 'BUTTON')) return false
      if (key === 'open') openDialog({ kind: 'open', orderId: order.orderId })
      if (key === 'step' || (key === 'accept' && isWaiting(order.status))) step(order)
      if (key === 'cancel' && mayCancel(order.status)) openDialog({ kind: 'cancel', orderId: order.orderId })
    } else {
      focusCard(cardAfter(columns(), order?.orderId, key))
    }
    return true
  }
  useBoardKeys(handle)

  return { focusFirst: () => focusCard(columns().flat()[0]) }
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, textarea, select')
const isInDialog = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('[role="dialog"]') !== null

/** Listens for the board's shortcuts, except while the user types or a dialog is open. `onKey` returns whether it handled the key. */
const useBoardKeys = (onKey: (key: BoardKey) => boolean) => {
  const { language } = useLanguage()
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return
    const key = boardKeyOf(event, directionOf(language))
    if (key && onKey(key)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
