import type { MenuItem } from '@sufra/shared/menu/menu'
import { useSession } from '../common/session/session.ts'
import { ItemRow } from './item-row.tsx'
import type { AddToCart } from './use-add-to-cart.tsx'

/** A list of dishes, each with its quantity in the cart. */
export const DishList = ({ items, adding: { open, addOne } }: { items: readonly MenuItem[]; adding: AddToCart }) => {
  const cart = useSession((session) => session.cart)
  const inCart = (itemId: string) => cart.filter((line) => line.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <ul>
      {items.map((item) => (
        <ItemRow key={item._id} item={item} inCart={inCart(item._id)} onOpen={() => open(item)} onAdd={() => addOne(item)} />
      ))}
    </ul>
  )
}
