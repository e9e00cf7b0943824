import type { CartItem } from '@sufra/shared/cart/cart'
import { itemTotal } from '@sufra/shared/cart/cart-total'
import { maxPortions } from '@sufra/shared/cart/change-cart'
import { maxQuantity } from '@sufra/shared/cart/limits'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Sheet } from '@sufra/shared/ui/sheet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpening } from '../opening/use-opening.ts'
import { Picture } from '../ui/picture.tsx'
import { Money, Price } from '../ui/price.tsx'
import { useSession } from '../session/session.ts'
import { Stepper } from '../ui/stepper.tsx'
import { useMenu } from '../api/use-menu.ts'
import { AddOnChoice } from './add-on-choice.tsx'
import { GoesWith } from './goes-with.tsx'
import { ItemMarks } from './item-marks.tsx'
import { NoteField } from './note-field.tsx'
import { UnavailableText } from './unavailable-text.tsx'
import { cartLine, chosenIn } from './cart-line.ts'
import { available, changeCount, choiceOf, firstChoice, missingGroup, toggle } from './choice.ts'

type Props = {
  /** The item at the opening of the sheet; the sheet shows the current item of the menu. */
  opened: MenuItem
  /** The line of the cart that is edited. */
  edited?: CartItem
  isOpen: boolean
  onClose: () => void
  /** Called with the line to add, or with the edited line. */
  onDone: (line: CartItem) => void
}

/** The details of a dish, its add-ons, and the total price. */
export const ItemSheet = ({ opened, edited, isOpen, onClose, onDone }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const restaurantId = useSession((session) => session.restaurantId)
  const menu = useMenu(restaurantId).data
  const item = menu?.items.find(({ _id }) => _id === opened._id) ?? { ...opened, isAvailable: false }
  const opening = useOpening()
  const [chosen, setChosen] = useState(() => (edited ? choiceOf(item.addOns, edited) : firstChoice(item.addOns)))
  const choice = available(item.addOns, chosen)
  const [quantity, setQuantity] = useState(edited?.quantity ?? 1)
  const [note, setNote] = useState(edited?.note ?? '')
  const line = cartLine(item, restaurantId, choice, quantity, note.trim())
  const missing = missingGroup(item.addOns, choice)
  const name = inLanguage(item.name, language)
  const { quantity: amount, unit } = item.quantityUnit

  const problemText = () => {
    // A line that is already in the cart may be changed at any time.
    if (opening && !opening.isOrderable && !edited) return opening.text || opening.title
    if (!item.isAvailable) return t('menu.soldOut')
    if (item.portionsLeft !== null && quantity > item.portionsLeft) return t('menu.left', { count: item.portionsLeft })
    return missing && t('menu.chooseFirst', { group: inLanguage(missing.title, language) })
  }
  const problem = problemText()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <Stepper
            count={quantity}
            min={1}
            max={Math.max(1, Math.min(maxPortions(line), item.portionsLeft ?? maxQuantity))}
            label={name}
            onDecrease={() => setQuantity(quantity - 1)}
            onIncrease={() => setQuantity(quantity + 1)}
          />
          <Button
            size="large"
            className="min-w-0 flex-1 basis-40 flex-wrap justify-around! gap-x-2 gap-y-0! px-3!"
            disabled={problem !== undefined}
            onClick={() => onDone(line)}
          >
            <span className="line-clamp-2 text-start">{problem ?? t(edited ? 'cartPage.save' : 'menu.addToCart')}</span>
            {!problem && <Money amount={itemTotal(line)} />}
          </Button>
        </div>
      }
    >
      <Picture image={item.image} className="h-44 w-full" isEager width={768} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-4">
        <Price selling={item.sellingPrice} actual={item.actualPrice} />
        <span className="figures text-sm text-ink-soft">{t(`menu.unit.${unit}`, { amount })}</span>
      </div>
      <UnavailableText item={item} />
      <p className="pt-2">{inLanguage(item.description, language)}</p>
      {item.ingredients.en && (
        <p className="pt-2 text-sm text-ink-soft">
          <b className="font-semibold">{t('menu.ingredients')}</b> <span>{inLanguage(item.ingredients, language)}</span>
        </p>
      )}
      <ItemMarks item={item} />
      {item.addOns.map((group) => (
        <AddOnChoice
          key={group.title.en}
          group={group}
          chosen={chosenIn(choice, group)}
          maxCount={Math.floor(maxQuantity / quantity)}
          onToggle={(option) => setChosen(toggle(choice, group, option))}
          onChangeCount={(option, by) => setChosen(changeCount(choice, group, option, by))}
        />
      ))}
      <NoteField note={note} onChange={setNote} />
      {!edited && menu && opening?.isOrderable && <GoesWith item={item} items={menu.items} restaurantId={restaurantId} />}
    </Sheet>
  )
}
