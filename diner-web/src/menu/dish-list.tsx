import type { MenuItem } from '@sufra/shared/menu/menu'
import { useSession } from '../common/session/session.ts'
import { ItemRow } from './item-row.tsx'
import type { Adding } from './use-adding.tsx'

/** A list of dishes, each with its quantity in the cart. */
export const DishList = ({ items, adding: { open, addOne } }: { items: readonly MenuItem[]; adding: Adding }) => {
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
