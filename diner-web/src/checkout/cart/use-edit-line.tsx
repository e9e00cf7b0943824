import type { CartItem } from '@sufra/shared/cart/cart'
import { lineKey } from '@sufra/shared/cart/change-cart'
import { replaceLine } from '@sufra/shared/cart/change-cart'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { Suspense, useState } from 'react'
import { ItemSheet } from '../../common/item/lazy-item-sheet.tsx'
import { changeCart } from '../../common/session/session.ts'

/** Opens the item sheet with a line of the cart, and replaces the line by the edited one. */
export const useEditLine = () => {
  const [edited, setEdited] = useState<{ line: CartItem; item: MenuItem; opening: number }>()
  const [isOpen, setOpen] = useState(false)
  const save = (line: CartItem) => {
    setOpen(false)
    if (edited) changeCart((cart) => replaceLine(cart, lineKey(edited.line), line))
  }
  return {
    edit: (line: CartItem, item: MenuItem) => {
      // Each opening has its own key, so that the sheet starts with the current line.
      setEdited({ line, item, opening: (edited?.opening ?? 0) + 1 })
      setOpen(true)
    },
    sheet: (
      <Suspense>
        {edited && (
          <ItemSheet
            key={edited.opening}
            opened={edited.item}
            edited={edited.line}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onDone={save}
          />
        )}
      </Suspense>
    ),
  }
}
