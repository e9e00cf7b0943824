import { portionsInCart } from '@sufra/shared/cart/dish-in-cart'
import { maxQuantity } from '@sufra/shared/cart/limits'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../common/session/session.ts'
import { useAdding } from '../adding.tsx'

const buttonStyle = 'grid size-11 place-items-center rounded-full text-accent active:bg-raised disabled:opacity-40'

/** An outlined + that becomes − 1 + once the item is in the cart. */
export const AddStepper = ({ item, name, className }: { item: MenuItem; name: string; className: string }) => {
  const { t } = useTranslation()
  const { addOne, removeOne } = useAdding()
  const number = useSession(({ cart }) => portionsInCart(cart, item._id))
  const plus = useRef<HTMLButtonElement>(null)
  return (
    <span className={`absolute flex items-center rounded-full ${number > 0 ? 'bg-card shadow-float ring-1 ring-line' : ''} ${className}`}>
      {number > 0 && (
        <>
          <button
            type="button"
            aria-label={t(number > 1 ? 'cart.less' : 'cart.remove', { name })}
            onClick={() => {
              // This button disappears with the last portion.
              if (number === 1) plus.current?.focus()
              removeOne(item)
            }}
            className={buttonStyle}
          >
            <Minus aria-hidden className="size-5" />
          </button>
          <span aria-hidden className="figures min-w-6 text-center font-bold">
            {number}
          </span>
        </>
      )}
      <button
        ref={plus}
        type="button"
        aria-label={t(number > 0 ? 'menu.addMore' : 'menu.add', { name, number })}
        disabled={number >= Math.min(item.portionsLeft ?? maxQuantity, maxQuantity)}
        onClick={() => addOne(item)}
        className={buttonStyle}
      >
        <span className={number > 0 ? '' : 'grid size-9 place-items-center rounded-full border border-line bg-card'}>
          <Plus aria-hidden className="size-5" />
        </span>
      </button>
    </span>
  )
}
