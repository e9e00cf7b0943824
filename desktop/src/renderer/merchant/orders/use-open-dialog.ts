import { useState } from 'react'
import { useSearchParams } from '../../app/router.ts'
import { useStableCallback } from './use-stable-callback.ts'

/** What the staff has asked for: a dialog about an order, or the list of keys. */
export type Asked = { what: 'open' | 'accept' | 'cancel'; orderId: string } | { what: 'keys' }

/** The dialog that is asked for: by a tap or a key, or by the page's address (`?order=…`, from a notification). */
export const useOpenDialog = () => {
  const [search, setSearch] = useSearchParams()
  const [asked, setOpenDialog] = useState<Asked>()
  const named = search.get('order')

  const ask = useStableCallback((next: Asked | undefined) => {
    if (named !== null) setSearch({}, { replace: true })
    setOpenDialog(next)
  })
  const shown: Asked | undefined = asked ?? (named === null ? undefined : { what: 'open', orderId: named })
  return [shown, ask] as const
}
