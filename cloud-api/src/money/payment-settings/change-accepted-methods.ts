import { methodsProblem } from '@sufra/shared/payment-settings/accepted-methods'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import type { Db } from '../../platform/db/connect.ts'
import { nothing, type ChangeMenu } from '../../catalogue/menu/change-menu.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { lockRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'

type Change = {
  restaurantId: string
  methods: PaymentMethod[]
  /** The methods that the page showed. */
  seen: readonly PaymentMethod[]
  available: readonly PaymentMethod[]
  /** Called in the transaction of the change. */
  inTransaction: (tx: Db) => Promise<void>
}

const areSame = (one: readonly PaymentMethod[], other: readonly PaymentMethod[]) =>
  one.length === other.length && one.every((method) => other.includes(method))

/**
 * Changing the methods changes the menu, whose version every order names: an order that was priced before it is checked again. Refuses
 * `payment.methods_required`, and `payment.settings_changed` when someone else has changed them.
 */
export const createChangeAcceptedMethods =
  (changeMenu: ChangeMenu) =>
  async ({ restaurantId, methods, seen, available, inTransaction }: Change): Promise<void> => {
    const problem = methodsProblem(methods, available)
    if (problem) throw refused(problem)
    await changeMenu(restaurantId, async (tx) => {
      const restaurant = await lockRestaurant(tx, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      if (areSame(restaurant.acceptedMethods, methods)) return nothing
      if (!areSame(restaurant.acceptedMethods, seen)) throw refused('payment.settings_changed')
      await updateRestaurant(tx, restaurantId, { acceptedMethods: methods })
      await inTransaction(tx)
      return undefined
    })
  }
