import { useState } from 'react'
import { useSearchParams } from '../../../common/pages/router.ts'
import { useStableCallback } from '../use-stable-callback.ts'

/** A dialog of the board: for an order of the board or a past order, for the list of closed orders, or for the keyboard shortcuts. */
export type BoardDialog =
  | { kind: 'open' | 'accept' | 'cancel' | 'cash' | 'unpaid' | 'past'; orderId: string }
  | { kind: 'keys' }
  | { kind: 'closed' }

/** Returns the open dialog and its setter. It is opened by a tap, a key, or the page's URL (`?order=…`, from a notification). */
export const useOpenDialog = () => {
  const [search, setSearch] = useSearchParams()
  const [dialog, setDialog] = useState<BoardDialog>()
  const orderIdInUrl = search.get('order')

  const openDialog = useStableCallback((next: BoardDialog | undefined) => {
    if (orderIdInUrl !== null) setSearch({}, { replace: true })
    setDialog(next)
  })
  const shown: BoardDialog | undefined = dialog ?? (orderIdInUrl === null ? undefined : { kind: 'open', orderId: orderIdInUrl })
  return [shown, openDialog] as const
}
