// The diner's session, stored on the phone under one key (spec §3) and shared by its tabs. Money in dirhams.
import { browserStorage } from '@sufra/shared/browser-storage'
import type { CartItem } from '@sufra/shared/cart/cart'
import { addToCart } from '@sufra/shared/cart/change-cart'
import { newId } from '@sufra/shared/new-id'
import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import type { OrderType } from '@sufra/shared/orders/order-type'
import { create } from 'zustand'
import { emptySession, noDetails, type Place, type Session, type StatusNotification } from './session-fields.ts'
import { createSessionStorage } from './session-storage.ts'
import { createSharedSession } from './shared-session.ts'
import { withScanned } from './visits.ts'
import { withoutOrder } from './without-order.ts'

const noVehicle = { vehicleModel: '', vehicleNumber: '', vehicleColor: '' }

const storage = createSessionStorage(browserStorage, Date.now)

export const useSession = create<Session>()(() => ({ ...emptySession, ...storage.load() }))

const shared = createSharedSession({
  storage,
  getState: () => useSession.getState(),
  setState: (session) => useSession.setState(session),
})

export const { read: readNewestSession, update: updateSession } = shared

addEventListener('storage', ({ key }) => (key === storage.name || key === null) && shared.follow())
// A page that comes back from the browser's cache has missed what other tabs stored meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && shared.follow())

type ScannedTable = { restaurantId: string; tableId: string; tableNumber: number; tableToken: string }

/** A scanned table: the restaurant, where its diner sits, and the code that says so. */
export const setTable = ({ restaurantId, tableId, tableNumber, tableToken }: ScannedTable) =>
  updateSession(({ opened }) => ({
    restaurantId,
    tableId,
    tableNumber,
    opened: withScanned(opened, { restaurantId, tableId }, tableToken),
  }))

/** A restaurant that was opened by its link; another one's table is left. */
export const openRestaurant = (restaurantId: string) =>
  updateSession((session) => (session.restaurantId === restaurantId ? {} : { restaurantId, tableId: '', tableNumber: null }))

/** Changes the cart as all tabs have it. A cart has its idempotency key from its first item on. */
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

/** Vehicle fields are kept only for Drive-thru. */
export const setOrderType = (orderType: OrderType) =>
  updateSession(({ customerDetails }) => ({
    orderSettings: { orderType, requireVehicleDetails: orderType === 'Drive-thru' },
    customerDetails: orderType === 'Drive-thru' ? customerDetails : { ...customerDetails, ...noVehicle },
  }))

/** What the diner has typed so far, complete or not. */
export const typeCustomerDetails = (typed: Partial<CustomerDetails>) =>
  updateSession(({ customerDetails }) => ({ customerDetails: { ...customerDetails, ...typed } }))

export const allowNotifications = (allowNotification: boolean) => updateSession(() => ({ allowNotification }))

export const addNotification = (notification: StatusNotification) =>
  useSession.setState(({ notifications }) => ({ notifications: [...notifications, notification] }))

/** The tracking page shows this order. */
export const showOrder = (orderId: string) =>
  updateSession(({ orders, status }) => ({ orderId, status: orders.find((order) => order.orderId === orderId)?.status ?? status }))

export const setOrderStatus = (orderId: string, status: OrderStatus) =>
  updateSession((session) => ({
    orders: session.orders.map((order) => (order.orderId === orderId ? { ...order, status } : order)),
    status: session.orderId === orderId ? status : session.status,
  }))

/** An order is over: delivered, or cancelled and read. */
export const endOrder = (orderId: string) => updateSession((session) => withoutOrder(session, orderId))

/** Where "back to the menu" leads. */
export const restaurantPath = ({ restaurantId, tableId }: Pick<Place, 'restaurantId' | 'tableId'>) =>
  tableId ? `/restaurants/${restaurantId}?table=${tableId}` : `/restaurants/${restaurantId}`
