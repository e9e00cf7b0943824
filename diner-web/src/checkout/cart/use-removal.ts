import type { CartItem } from '@sufra/shared/cart/cart'
import { lineKey, removeFromCart } from '@sufra/shared/cart/change-cart'
import { restoreLine } from '@sufra/shared/cart/edit-cart'
import { useState } from 'react'
import { changeCart } from '../../common/session/session.ts'

type Removed = { line: CartItem; index: number; name: string }

/** Removes lines of the cart. The last removed line can be restored while the page is open. */
export const useRemoval = () => {
  const [removed, setRemoved] = useState<Removed>()
  return {
    removed,
    remove: (line: CartItem, index: number, name: string) => {
      changeCart((cart) => removeFromCart(cart, lineKey(line)))
      setRemoved({ line, index, name })
    },
    undo: () => {
      if (removed) changeCart((cart) => restoreLine(cart, removed.line, removed.index))
      setRemoved(undefined)
    },
  }
}
