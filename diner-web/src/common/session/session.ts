// The diner's session, stored on the phone under one key (spec §3) and shared by its tabs. Money in dirhams.
import { browserStorage, tabStorage } from '@sufra/shared/browser-storage'
import type { CartItem } from '@sufra/shared/cart/cart'
import { addToCart } from '@sufra/shared/cart/change-cart'
import { newId } from '@sufra/shared/new-id'
import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import type { OrderType } from '@sufra/shared/orders/order-type'
import { create } from 'zustand'
import { emptySession, noDetails, placeOf, type Place, type Session, type StatusNotification } from './session-fields.ts'
import { createSessionStorage } from './session-storage.ts'
import { createSharedSession } from './shared-session.ts'
import { placeAt, withScanned } from './visits.ts'
import { withoutOrder } from './without-order.ts'

const noVehicle = { vehicleModel: '', vehicleNumber: '', vehicleColor: '' }

const storage = createSessionStorage(browserStorage, tabStorage, Date.now)

export const useSession = create<Session>()(() => ({ ...emptySession, ...storage.load() }))

const shared = createSharedSession({
  storage,
  getState: () => useSession.getState(),
  setState: (session) => useSession.setState(session),
})

export const { read: readNewestSession, update: updateSession } = shared

addEventListener('storage', ({ key }) => (key === storage.name || key === null) && shared.follow())
// A page restored from the back/forward cache has missed changes by other tabs.
addEventListener('pageshow', ({ persisted }) => persisted && shared.follow())

type ScannedTable = Place & { tableToken: string }

/** Sets the restaurant and table of a scanned code. */
export const setTable = ({ tableToken, ...scanned }: ScannedTable) => {
  const place = placeOf(scanned)
  return updateSession(({ opened }) => ({ ...place, opened: withScanned(opened, place, tableToken) }))
}

/** Sets the restaurant opened by its address; leaves the table of another restaurant. The table in the address counts if this phone has scanned it. */
export const openRestaurant = (restaurantId: string, tableId = '') =>
  updateSession((session) => placeAt(session, { restaurantId, tableId }))

/** Changes the cart of all tabs. A cart gets its idempotency key with its first item. */
export const changeCart = (change: (cart: CartItem[]) => CartItem[]) =>
  updateSession(({ cart, currentUniqueId }) => ({ cart: change(cart), currentUniqueId: currentUniqueId || newId() }))

export const addItem = (item: CartItem) => changeCart((cart) => addToCart(cart, item))

/** Spec §4: clearing resets customer details and sets the order type to Dine-in. */
export const clearCart = () =>
  updateSession(() => ({
    cart: [],
    orderInstructions: '',
    customerDetails: noDetails,
    orderSettings: emptySession.orderSettings,
    currentUniqueId: '',
  }))

export const setInstructions = (orderInstructions: string) => updateSession(() => ({ orderInstructions }))

/** Clears the vehicle fields unless the type is Drive-thru. */
export const setOrderType = (orderType: OrderType) =>
  updateSession(({ customerDetails }) => ({
    orderSettings: { orderType, requireVehicleDetails: orderType === 'Drive-thru' },
    customerDetails: orderType === 'Drive-thru' ? customerDetails : { ...customerDetails, ...noVehicle },
  }))

/** Stores the customer details typed so far, even when incomplete. */
export const typeCustomerDetails = (typed: Partial<CustomerDetails>) =>
  updateSession(({ customerDetails }) => ({ customerDetails: { ...customerDetails, ...typed } }))

export const allowNotifications = (allowNotification: boolean) => updateSession(() => ({ allowNotification }))

export const addNotification = (notification: StatusNotification) =>
  useSession.setState(({ notifications }) => ({ notifications: [...notifications, notification] }))

/** Selects the order that the tracking page shows. */
export const showOrder = (orderId: string) =>
  updateSession(({ orders, status }) => ({ orderId, status: orders.find((order) => order.orderId === orderId)?.status ?? status }))

export const setOrderStatus = (orderId: string, status: OrderStatus) =>
  updateSession((session) => ({
    orders: session.orders.map((order) => (order.orderId === orderId ? { ...order, status } : order)),
    status: session.orderId === orderId ? status : session.status,
  }))

/** Removes an order that was delivered, or whose cancellation the diner has read. */
export const endOrder = (orderId: string) => updateSession((session) => withoutOrder(session, orderId))

/** The path of the restaurant's menu. */
export const restaurantPath = ({ restaurantId, tableId }: Pick<Place, 'restaurantId' | 'tableId'>) =>
  tableId ? `/restaurants/${restaurantId}?table=${tableId}` : `/restaurants/${restaurantId}`

/** The path of the restaurant's menu, or of the start page before a restaurant was opened. */
export const backPath = (place: Pick<Place, 'restaurantId' | 'tableId'>) => (place.restaurantId ? restaurantPath(place) : '/')
