import type { CartItem } from '@sufra/shared/cart/cart'
import { itemTotal } from '@sufra/shared/cart/cart-total'
import { canBeHad } from '@sufra/shared/cart/price-cart'
import { changeOption, decrease, increase, lineKey, removeFromCart } from '@sufra/shared/cart/change-cart'
import { mostOfOneItem } from '@sufra/shared/cart/limits'
import { inLanguage, type LocalizedText } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../app/picture.tsx'
import { Money, Times } from '../app/price.tsx'
import { changeCart } from '../app/session.ts'
import { Stepper } from '../app/stepper.tsx'

type Props = { cart: readonly CartItem[]; line: CartItem; item: MenuItem | undefined; isMenuHere: boolean }

/** The words of an option in the reader's language; the cart itself keeps English names. */
const wordsOf = (item: MenuItem | undefined, addOnTitle: string, optionName: string): LocalizedText =>
  item?.addOns.find(({ title }) => title.en === addOnTitle)?.options.find(({ name }) => name.en === optionName)?.name ?? {
    en: optionName,
    ar: '',
  }

/** What to do about a line that cannot be had: less of it, another option, or nothing at all. */
const whyOff = (item: MenuItem | undefined) => {
  if (!item?.isAvailable) return 'cart.off'
  return item.portionsLeft === null ? 'cart.optionOff' : 'cart.tooMany'
}

export const CartLine = ({ cart, line, item, isMenuHere }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const key = lineKey(line)
  const name = item ? inLanguage(item.name, language) : t('cart.item')
  const isOff = isMenuHere && !(item && canBeHad(cart, line, item))
  return (
    <li className="flex gap-3 border-b border-line py-4" aria-label={name}>
      {item && <Picture image={item.image} className="size-16" />}
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-start gap-2">
          <b className="grow pt-1">{name}</b>
          <IconButton
            icon={Trash2}
            label={t('cart.remove', { name })}
            className="-mt-1 text-ink-soft"
            onClick={() => changeCart((lines) => removeFromCart(lines, key))}
          />
        </div>
        {isOff && <p className="text-sm font-bold text-red">{t(whyOff(item))}</p>}
        {line.addOns.flatMap(({ addOnTitle, options }) =>
          options.map(({ optionName, pricing, quantity }) => {
            const option = inLanguage(wordsOf(item, addOnTitle, optionName), language)
            const change = (by: 1 | -1) => changeCart((lines) => changeOption(lines, key, addOnTitle, optionName, by))
            return (
              <div key={`${addOnTitle} ${optionName}`} className="flex items-center gap-2 text-sm">
                <span className="grow text-ink-soft">
                  <Times count={quantity} /> {option}
                </span>
                {pricing > 0 && <Money amount={pricing} className="text-ink-soft" />}
                <Stepper count={quantity} least={0} most={mostOfOneItem} of={option} onLess={() => change(-1)} onMore={() => change(1)} />
              </div>
            )
          }),
        )}
        <div className="flex items-center justify-between">
          <Money amount={itemTotal(line)} className="font-bold" />
          <Stepper
            count={line.quantity}
            least={1}
            most={mostOfOneItem}
            of={name}
            onLess={() => changeCart((lines) => decrease(lines, key))}
            onMore={() => changeCart((lines) => increase(lines, key))}
          />
        </div>
      </div>
    </li>
  )
}
