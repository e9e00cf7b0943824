import { portionsInCart } from '@sufra/shared/cart/dish-in-cart'
import { maxQuantity } from '@sufra/shared/cart/limits'
import { mustClearFirst } from '@sufra/shared/cart/change-cart'
import { inLanguage } from '@sufra/shared/localized-text'
import { orderableWith } from '@sufra/shared/menu/goes-with'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addItem, useSession } from '../session/session.ts'
import { Picture } from '../ui/picture.tsx'
import { Price, Times } from '../ui/price.tsx'
import { cartLine } from './cart-line.ts'
import { firstChoice, missingGroup } from './choice.ts'

const Card = ({ item, onAdd }: { item: MenuItem; onAdd: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const number = useSession(({ cart }) => portionsInCart(cart, item._id))
  const name = inLanguage(item.name, language)
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2 ps-3 wrap-anywhere">
      <Picture image={item.image} className="size-12" />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-semibold">{name}</span>
        <Price selling={item.sellingPrice} actual={item.actualPrice} />
      </span>
      {number > 0 && <Times count={number} className="text-sm font-bold text-accent" />}
      <button
        type="button"
        aria-label={t(number > 0 ? 'menu.addMore' : 'menu.add', { name, number })}
        disabled={number >= Math.min(item.portionsLeft ?? maxQuantity, maxQuantity)}
        onClick={onAdd}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-line text-accent active:bg-raised disabled:opacity-40"
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </li>
  )
}

type Props = { item: MenuItem; items: readonly MenuItem[]; restaurantId: string }

/** Suggestions that go well with the item of a sheet. Each is added with one tap, with the initial choice of its own sheet. */
export const GoesWith = ({ item, items, restaurantId }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const headingId = useId()
  const mustClear = useSession(({ cart }) => mustClearFirst(cart, restaurantId))
  const cart = useSession((session) => session.cart)
  const [added, setAdded] = useState<MenuItem>()
  const others = orderableWith(item, items).filter(({ addOns }) => !missingGroup(addOns, firstChoice(addOns)))
  if (others.length === 0 || mustClear) return null
  const add = (other: MenuItem) => {
    addItem(cartLine(other, restaurantId, firstChoice(other.addOns), 1))
    setAdded(other)
  }
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="pb-2 font-bold">
        {t('goesWith.title')}
      </h3>
      <ul className="flex flex-col gap-2">
        {others.map((other) => (
          <Card key={other._id} item={other} onAdd={() => add(other)} />
        ))}
      </ul>
      <output className="sr-only">
        {added && t('menu.inCart', { name: inLanguage(added.name, language), number: portionsInCart(cart, added._id) })}
      </output>
    </section>
  )
}
