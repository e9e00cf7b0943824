// The diner's session, kept on the phone under one key (spec §3). Money in dirhams.
import type { CartItem } from '@sufra/shared/cart/cart'
import { addToCart } from '@sufra/shared/cart/change-cart'
import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import type { OrderType } from '@sufra/shared/orders/order-type'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { createSessionStorage } from './session-storage.ts'

export type StatusNotification = { title: string; message: string; at: number }

const noDetails: CustomerDetails = { customerName: '', mobileNumber: '', vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
const noVehicle = { vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
const dineIn = { orderType: 'Dine-in' as OrderType, requireVehicleDetails: false }

const emptySession = {
  cart: [] as CartItem[],
  orderId: '',
  notifications: [] as StatusNotification[],
  tableNumber: null as number | null,
  tableId: '',
  restaurantId: '',
  cuisineId: '',
  categoryId: '',
  pageTitle: '',
  orderCount: 0,
  status: 'Received' as OrderStatus,
  selectedPlan: '',
  planDetails: '',
  orderInstructions: '',
  orderSettings: dineIn,
  customerDetails: noDetails,
  allowNotification: false,
  serviceWorkerRegistered: false,
  buzzerActive: false,
  timeLeft: 0,
  currentUniqueId: '',
}

type Session = typeof emptySession
type Kept = Omit<Session, 'notifications'>

export const useSession = create<Session>()(
  persist(() => emptySession, {
    name: 'sufra-diner',
    storage: createSessionStorage<Kept>(localStorage, Date.now, (kept) => ({ ...kept, customerDetails: noDetails })),
    partialize: ({ notifications: _notifications, ...kept }): Kept => kept,
  }),
)

const set: typeof useSession.setState = (change) => useSession.setState(change)

/** A scanned table: the restaurant, and where its diner sits. */
export const sitDown = (restaurantId: string, tableId: string, tableNumber: number) => set({ restaurantId, tableId, tableNumber })

/** A restaurant that was opened by its link; another one's table is left. */
export const openRestaurant = (restaurantId: string) =>
  set((session) => (session.restaurantId === restaurantId ? session : { restaurantId, tableId: '', tableNumber: null }))

/** Another cart is another order: it gets a key of its own. */
export const changeCart = (change: (cart: CartItem[]) => CartItem[]) => set(({ cart }) => ({ cart: change(cart), currentUniqueId: '' }))

export const addItem = (item: CartItem) => changeCart((cart) => addToCart(cart, item))

/** Spec §4: clearing resets customer details and sets the order type to Dine-in. */
export const clearCart = () =>
  set({ cart: [], orderInstructions: '', customerDetails: noDetails, orderSettings: dineIn, currentUniqueId: '' })

export const setInstructions = (orderInstructions: string) => set({ orderInstructions })

/** Vehicle fields are kept only for Drive-thru. */
export const setOrderType = (orderType: OrderType) =>
  set(({ customerDetails }) => ({
    orderSettings: { orderType, requireVehicleDetails: orderType === 'Drive-thru' },
    customerDetails: orderType === 'Drive-thru' ? customerDetails : { ...customerDetails, ...noVehicle },
  }))

/** What the diner has typed so far, complete or not. */
export const typeCustomerDetails = (typed: Partial<CustomerDetails>) =>
  set(({ customerDetails }) => ({ customerDetails: { ...customerDetails, ...typed } }))

export const allowNotifications = (allowNotification: boolean) => set({ allowNotification })

/** The key by which this cart becomes one order, however often it is sent: also after a reload, or when the sheet was closed and opened again. */
export const orderKey = (): string => {
  const kept = useSession.getState().currentUniqueId
  if (kept) return kept
  const made = crypto.randomUUID()
  set({ currentUniqueId: made })
  return made
}

/** The order that was just placed: its id is what the diner proves themselves with. */
export const keepOrder = (orderId: string) =>
  set(({ orderCount }) => ({
    orderId,
    status: 'Received',
    orderCount: orderCount + 1,
    cart: [],
    orderInstructions: '',
    currentUniqueId: '',
  }))

export const setStatus = (status: OrderStatus) => set({ status })

export const keepNotification = (notification: StatusNotification) =>
  set(({ notifications }) => ({ notifications: [...notifications, notification] }))

/** The order is over (spec §4): cart, customer details and order id go. */
export const forgetOrder = () => set({ cart: [], customerDetails: noDetails, orderId: '', status: 'Received' })

/** Where "back to the menu" leads. */
export const restaurantPath = ({ restaurantId, tableId }: Pick<Session, 'restaurantId' | 'tableId'>) =>
  tableId ? `/restaurants/${restaurantId}?table=${tableId}` : `/restaurants/${restaurantId}`
