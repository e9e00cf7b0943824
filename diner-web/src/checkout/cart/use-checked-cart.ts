import { cartTotal } from '@sufra/shared/cart/cart-total'
import { withRequiredChoices } from '@sufra/shared/cart/required-choice'
import { useEffect, useMemo } from 'react'
import { useMenu } from '../../common/api/use-menu.ts'
import { changeCart, useSession } from '../../common/session/session.ts'
import { withPricesOf } from '../menu-change/new-prices.ts'
import { isSameCart } from '../same-cart.ts'
import { lineProblem } from './line-problem.ts'

/** The cart compared with the current menu: lines that cannot be ordered, and changed prices. */
export const useCheckedCart = () => {
  const cart = useSession((session) => session.cart)
  const menu = useMenu(useSession((session) => session.restaurantId)).data

  // Corrects a cart from an older version, or from before a group became required, once the menu is loaded.
  useEffect(() => {
    if (menu && withRequiredChoices(cart, menu.items) !== cart) changeCart((lines) => [...withRequiredChoices(lines, menu.items)])
  }, [cart, menu])

  // Many changes of the session render the page, but its lines depend only on these two.
  return useMemo(() => {
    const current = menu ? withPricesOf(cart, menu) : cart
    const lines = cart.map((line, index) => {
      const item = menu?.items.find(({ _id }) => _id === line.itemId)
      return { line, current: current[index] ?? line, item, problem: menu && lineProblem(cart, line, item) }
    })
    return {
      lines,
      total: cartTotal(current),
      hasProblem: lines.some(({ problem }) => problem !== undefined),
      hasNewPrices: !isSameCart(current, cart),
      acceptPrices: () => {
        if (menu) changeCart((newest) => withPricesOf(newest, menu))
      },
    }
  }, [cart, menu])
}

export type CheckedCart = ReturnType<typeof useCheckedCart>
