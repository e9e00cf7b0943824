import { mustClearFirst } from '@sufra/shared/cart/one-restaurant'
import type { CartItem } from '@sufra/shared/cart/cart'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { Suspense, useState, type ReactNode } from 'react'
import { cartLine, needsChoice } from '../common/item/cart-line.ts'
import { ItemSheet } from '../common/item/lazy-item-sheet.tsx'
import { addItem, useSession } from '../common/session/session.ts'

const ClearCartPrompt = lazyPart('clear-cart-prompt', () =>
  import('../common/ui/clear-cart-prompt.tsx').then((file) => file.ClearCartPrompt),
)

export type AddToCart = {
  /** Opens the item's sheet. */
  open: (item: MenuItem) => void
  /** Adds one portion, or opens the sheet when a choice is required. */
  addOne: (item: MenuItem) => void
  /** To be rendered: the item sheet, and the prompt to clear the cart of another restaurant. */
  sheet: ReactNode
}

/** Adds dishes to the cart. */
export const useAddToCart = (): AddToCart => {
  const restaurantId = useSession((session) => session.restaurantId)
  const [shown, setShown] = useState<{ item: MenuItem; opening: number }>()
  const [isOpen, setOpen] = useState(false)
  const [waiting, setWaiting] = useState<CartItem>()

  // Each opening has its own key, so that the sheet starts without the previous choice.
  const open = (item: MenuItem) => {
    setShown({ item, opening: (shown?.opening ?? 0) + 1 })
    setOpen(true)
  }
  const add = (line: CartItem) => {
    setOpen(false)
    if (mustClearFirst(useSession.getState().cart, restaurantId)) setWaiting(line)
    else addItem(line)
  }
  const addWaiting = () => {
    if (waiting) addItem(waiting)
    setWaiting(undefined)
  }
  return {
    open,
    addOne: (item) => (needsChoice(item) ? open(item) : add(cartLine(item, restaurantId, {}, 1))),
    sheet: (
      <Suspense>
        {shown && <ItemSheet key={shown.opening} opened={shown.item} isOpen={isOpen} onClose={() => setOpen(false)} onDone={add} />}
        {waiting && <ClearCartPrompt isOpen onClose={() => setWaiting(undefined)} onCleared={addWaiting} />}
      </Suspense>
    ),
  }
}
