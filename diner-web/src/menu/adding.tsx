// Adding items to the cart. The rows of a menu get their actions from a context that never changes, so that opening a sheet does not render
// them again.
import type { CartItem } from '@sufra/shared/cart/cart'
import { portionsInCart, removePortion } from '@sufra/shared/cart/dish-in-cart'
import { mustClearFirst } from '@sufra/shared/cart/change-cart'
import { inLanguage, type LocalizedText } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { createContext, Suspense, use, useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cartLine, needsChoice } from '../common/item/cart-line.ts'
import { ItemSheet } from '../common/item/lazy-item-sheet.tsx'
import { withAllTranslations } from '../common/pages/with-all-translations.ts'
import { useMenu } from '../common/api/use-menu.ts'
import { addItem, changeCart, useSession } from '../common/session/session.ts'

const ClearCartPrompt = lazyPart(
  'clear-cart-prompt',
  withAllTranslations(() => import('../common/ui/clear-cart-prompt.tsx').then((file) => file.ClearCartPrompt)),
)

type Actions = {
  /** Opens the item's sheet. */
  open: (item: MenuItem) => void
  /** Adds one portion, or opens the sheet when a choice is required. */
  addOne: (item: MenuItem) => void
  removeOne: (item: MenuItem) => void
}
const AddingContext = createContext<Actions | undefined>(undefined)

export const useAdding = (): Actions => {
  const actions = use(AddingContext)
  if (!actions) throw new Error('useAdding must be used within Adding')
  return actions
}

/** Announces to screen readers the number of portions in the cart after each change. */
const Announcement = ({ dish: { _id, name } }: { dish: { _id: string; name: LocalizedText } }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const number = useSession(({ cart }) => portionsInCart(cart, _id))
  return t('menu.inCart', { name: inLanguage(name, language), number })
}

/**
 * A list of items that can be added, in the restaurant's accent colour, with the item sheet, and the prompt to clear the cart of another
 * restaurant.
 */
export const Adding = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<{ item: MenuItem; opening: number }>()
  const [isOpen, setOpen] = useState(false)
  const [waiting, setWaiting] = useState<CartItem>()
  const [changed, setChanged] = useState<MenuItem>()
  const accent = useMenu(useSession(({ restaurantId }) => restaurantId)).data?.restaurant.accent
  const accentStyle: (CSSProperties & { '--accent': string }) | undefined = accent && {
    '--accent': `light-dark(${accent.light}, ${accent.dark})`,
  }

  const add = (line: CartItem, item: MenuItem) => {
    setOpen(false)
    const { cart, restaurantId } = useSession.getState()
    if (mustClearFirst(cart, restaurantId)) return setWaiting(line)
    addItem(line)
    setChanged(item)
  }
  const addWaiting = () => {
    if (waiting) addItem(waiting)
    setWaiting(undefined)
  }
  const actions = useMemo((): Actions => {
    // Each opening has its own key, so that the sheet starts without the previous choice.
    const open = (item: MenuItem) => {
      setShown((before) => ({ item, opening: (before?.opening ?? 0) + 1 }))
      setOpen(true)
    }
    return {
      open,
      addOne: (item) => (needsChoice(item) ? open(item) : add(cartLine(item, useSession.getState().restaurantId, {}, 1), item)),
      removeOne: (item) => {
        changeCart((cart) => removePortion(cart, item._id))
        setChanged(item)
      },
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `add` uses only state setters, and the current session
  }, [])
  return (
    <AddingContext value={actions}>
      <div style={accentStyle} className="contents">
        {children}
      </div>
      <output className="sr-only">{changed && <Announcement dish={changed} />}</output>
      <Suspense>
        {shown && (
          <ItemSheet
            key={shown.opening}
            opened={shown.item}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onDone={(line) => add(line, shown.item)}
          />
        )}
        {waiting && <ClearCartPrompt isOpen onClose={() => setWaiting(undefined)} onCleared={addWaiting} />}
      </Suspense>
    </AddingContext>
  )
}
