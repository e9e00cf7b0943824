import type { Menus } from '../../catalogue/menu/register-menu.ts'
import type { EscalationStore } from './escalation.store.ts'

type Deps = { store: Pick<EscalationStore, 'recordDevice' | 'reached'>; menuChanged: Menus['menuChanged']; now: () => Date }

/** Records that a device of the restaurant responds. After an outage the menu shows guests that the restaurant responds again. */
export const createRestaurantReached = ({ store, menuChanged, now }: Deps) => {
  const reached = async (restaurantId: string): Promise<void> => {
    if (await store.reached(restaurantId, now())) menuChanged(restaurantId)
  }
  return {
    reached,
    deviceAlive: async (restaurantId: string, deviceId: string): Promise<void> => {
      await store.recordDevice(restaurantId, deviceId, now())
      await reached(restaurantId)
    },
  }
}

export type RestaurantReached = ReturnType<typeof createRestaurantReached>
