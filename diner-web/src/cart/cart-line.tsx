import type { CartItem, CartOption } from '@sufra/shared/cart/cart'
import { itemTotal } from '@sufra/shared/cart/cart-total'
import { isLineAvailable } from '@sufra/shared/cart/price-cart'
import { changeOption, decrease, increase, lineKey, removeFromCart } from '@sufra/shared/cart/change-cart'
import { findGroup, findOption, optionKey } from '@sufra/shared/cart/find-option'
import { minOptionQuantity } from '@sufra/shared/cart/min-option-quantity'
import { maxQuantity } from '@sufra/shared/cart/limits'
import { isRequiredChoice, withRequiredChoices } from '@sufra/shared/cart/required-choice'
import { inLanguage, type LocalizedText } from '@sufra/shared/localized-text'
import type { AddOnGroup, MenuItem } from '@sufra/shared/menu/menu'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../common/ui/picture.tsx'
import { Money, Times } from '../common/ui/price.tsx'
import { changeCart } from '../common/session/session.ts'
import { Stepper } from '../common/ui/stepper.tsx'

type Props = { cart: readonly CartItem[]; line: CartItem; item: MenuItem | undefined; isMenuLoaded: boolean }

/** The localized name of an option; the cart itself stores English names. */
const optionText = (group: AddOnGroup | undefined, option: CartOption): LocalizedText =>
  (group && findOption(group, option)?.name) ?? { en: option.optionName, ar: '' }

/** The message for an unavailable line: fewer portions, another option, or sold out. */
const unavailableKey = (item: MenuItem | undefined) => {
  if (!item?.isAvailable) return 'cart.off'
  return item.portionsLeft === null ? 'cart.optionOff' : 'cart.tooMany'
}

export const CartLine = ({ cart, line, item, isMenuLoaded }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const key = lineKey(line)
  const name = item ? inLanguage(item.name, language) : t('cart.item')
  /** Changes the quantity of the line and of its required choices. */
  const changeQuantity = (by: typeof increase) => changeCart((lines) => [...withRequiredChoices(by(lines, key), item ? [item] : [])])
  const isUnavailable = isMenuLoaded && !(item && isLineAvailable(cart, line, item))
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
        {isUnavailable && <p className="text-sm font-bold text-red">{t(unavailableKey(item))}</p>}
        {line.addOns.flatMap((addOn) => {
          const { addOnTitle, options } = addOn
          const group = item && findGroup(item.addOns, addOn)
          return options.map((chosen) => {
            const { pricing, quantity } = chosen
            const chosenKey = optionKey({ ...chosen, addOnTitle })
            const option = inLanguage(optionText(group, chosen), language)
            const change = (by: 1 | -1) => changeCart((lines) => changeOption(lines, key, chosenKey, by))
            return (
              <div key={chosenKey} className="flex flex-wrap items-center gap-x-2 text-sm">
                <span className="min-w-0 grow basis-24 text-ink-soft">
                  <Times count={quantity} /> {option}
                </span>
                {pricing > 0 && <Money amount={pricing} className="text-ink-soft" />}
                {!(group && isRequiredChoice(group)) && (
                  <div className="ms-auto">
                    <Stepper
                      count={quantity}
                      min={minOptionQuantity(addOn, chosen, group)}
                      max={maxQuantity}
                      label={option}
                      onDecrease={() => change(-1)}
                      onIncrease={() => change(1)}
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
              min={1}
              max={maxQuantity}
              label={name}
              onDecrease={() => changeQuantity(decrease)}
              onIncrease={() => changeQuantity(increase)}
            />
          </div>
        </div>
      </div>
    </li>
  )
}
