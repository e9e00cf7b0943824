import type { CartItem } from '@sufra/shared/cart/cart'
import { itemTotal } from '@sufra/shared/cart/cart-total'
import { canBeHad } from '@sufra/shared/cart/price-cart'
import { changeOption, decrease, increase, lineKey, removeFromCart } from '@sufra/shared/cart/change-cart'
import { minOfOption } from '@sufra/shared/cart/min-of-option'
import { maxQuantity } from '@sufra/shared/cart/limits'
import { isRequiredChoice, withRequiredChoices } from '@sufra/shared/cart/required-choice'
import { inLanguage, type LocalizedText } from '@sufra/shared/localized-text'
import type { AddOnGroup, MenuItem } from '@sufra/shared/menu/menu'
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
const wordsOf = (group: AddOnGroup | undefined, optionName: string): LocalizedText =>
  group?.options.find(({ name }) => name.en === optionName)?.name ?? { en: optionName, ar: '' }

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
  /** More or less of the dish is more or less of its required choices too. */
  const changeQuantity = (by: typeof increase) => changeCart((lines) => [...withRequiredChoices(by(lines, key), item ? [item] : [])])
  const isOff = isMenuHere && !(item && canBeHad(cart, line, item))
  return (
    <li className="flex flex-wrap gap-3 border-b border-line py-4" aria-label={name}>
      {item && <Picture image={item.image} className="size-16" />}
      <div className="flex min-w-0 grow basis-48 flex-col gap-2">
        <div className="flex items-start gap-2">
          <b className="min-w-0 grow pt-1">{name}</b>
          <IconButton
            icon={Trash2}
            label={t('cart.remove', { name })}
            className="-mt-1 text-ink-soft"
            onClick={() => changeCart((lines) => removeFromCart(lines, key))}
          />
        </div>
        {isOff && <p className="text-sm font-bold text-red">{t(whyOff(item))}</p>}
        {line.addOns.flatMap((addOn) => {
          const { addOnTitle, options } = addOn
          const group = item?.addOns.find(({ title }) => title.en === addOnTitle)
          return options.map(({ optionName, pricing, quantity }) => {
            const option = inLanguage(wordsOf(group, optionName), language)
            const change = (by: 1 | -1) => changeCart((lines) => changeOption(lines, key, addOnTitle, optionName, by))
            return (
              <div key={`${addOnTitle} ${optionName}`} className="flex flex-wrap items-center gap-x-2 text-sm">
                <span className="min-w-0 grow basis-24 text-ink-soft">
                  <Times count={quantity} /> {option}
                </span>
                {pricing > 0 && <Money amount={pricing} className="text-ink-soft" />}
                {!(group && isRequiredChoice(group)) && (
                  <div className="ms-auto">
                    <Stepper
                      count={quantity}
                      least={minOfOption(addOn, optionName, group)}
                      most={maxQuantity}
                      of={option}
                      onLess={() => change(-1)}
                      onMore={() => change(1)}
                    />
                  </div>
                )}
              </div>
            )
          })
        })}
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <Money amount={itemTotal(line)} className="font-bold" />
          <div className="ms-auto">
            <Stepper
              count={line.quantity}
              least={1}
              most={maxQuantity}
              of={name}
              onLess={() => changeQuantity(decrease)}
              onMore={() => changeQuantity(increase)}
            />
          </div>
        </div>
      </div>
    </li>
  )
}
