import type { CartItem } from '@sufra/shared/cart/cart'
import { itemTotal } from '@sufra/shared/cart/cart-total'
import { canBeHad } from '@sufra/shared/cart/price-cart'
import { mostOfOneItem } from '@sufra/shared/cart/limits'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language'
import { Sheet } from '@sufra/shared/ui/sheet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../app/picture.tsx'
import { Money, Price } from '../app/price.tsx'
import { useSession } from '../app/session.ts'
import { Stepper } from '../app/stepper.tsx'
import { useMenu } from '../app/use-menu.ts'
import { AddOnChoice } from './add-on-choice.tsx'
import { ItemMarks } from './item-marks.tsx'
import { OffWords } from './off-words.tsx'
import { cartLine, firstChoice, missingGroup, toggle } from './choice.ts'

type Props = { item: MenuItem; isOpen: boolean; onClose: () => void; onAdd: (line: CartItem) => void }

/** Everything about a dish, its choices, and what they cost together. */
export const ItemSheet = ({ item, isOpen, onClose, onAdd }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const restaurantId = useSession((session) => session.restaurantId)
  const takesOrders = useMenu(restaurantId).data?.restaurant.takingOrders ?? false
  const [choice, setChoice] = useState(() => firstChoice(item.addOns))
  const [quantity, setQuantity] = useState(1)
  const line = cartLine(item, restaurantId, choice, quantity)
  const missing = missingGroup(item.addOns, choice)
  const name = inLanguage(item.name, language)
  const { quantity: amount, unit } = item.quantityUnit

  const whyNot = () => {
    if (!takesOrders) return t('menu.notTakingOrders')
    if (!item.isAvailable || !canBeHad([line], line, item)) return t('menu.soldOut')
    return missing && t('menu.chooseFirst', { group: inLanguage(missing.title, language) })
  }
  const problem = whyNot()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      footer={
        <div className="flex items-center gap-3">
          <Stepper
            count={quantity}
            least={1}
            most={Math.max(1, Math.min(mostOfOneItem, item.portionsLeft ?? mostOfOneItem))}
            of={name}
            onLess={() => setQuantity(quantity - 1)}
            onMore={() => setQuantity(quantity + 1)}
          />
          <Button size="large" className="grow justify-between!" disabled={problem !== undefined} onClick={() => onAdd(line)}>
            <span>{problem ?? t('menu.addToCart')}</span>
            <Money amount={itemTotal(line)} />
          </Button>
        </div>
      }
    >
      <Picture image={item.image} className="h-44 w-full" isEager width={768} />
      <div className="flex items-baseline justify-between gap-3 pt-4">
        <Price selling={item.sellingPrice} actual={item.actualPrice} />
        <span className="figures text-sm text-ink-soft">{t(`menu.unit.${unit}`, { amount })}</span>
      </div>
      <OffWords item={item} />
      <p className="pt-2">{inLanguage(item.description, language)}</p>
      {item.ingredients.en && (
        <p className="pt-2 text-sm text-ink-soft">
          <b className="font-semibold">{t('menu.ingredients')}</b> {inLanguage(item.ingredients, language)}
        </p>
      )}
      <ItemMarks item={item} />
      {item.addOns.map((group) => (
        <AddOnChoice
          key={group.title.en}
          group={group}
          chosen={choice[group.title.en] ?? []}
          onToggle={(option) => setChoice(toggle(choice, group, option))}
        />
      ))}
    </Sheet>
  )
}
