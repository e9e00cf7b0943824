// Places orders as a diner over the HTTP API: opens the table link, reads the menu and pays.
import { ApiError } from '@sufra/shared/contract/api-error'
import { createClient } from '@sufra/shared/contract/client'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { openTableLink } from '@sufra/shared/tables/table.routes'
import { openVisit } from '@sufra/shared/visits/visit.routes'

export const createDiner = async (cloudUrl: string, tableLink: string) => {
  const call = createClient({ baseUrl: cloudUrl, fetch: (url, init) => fetch(url, init) })
  const scanned = new URL(tableLink).searchParams
  const restaurantId = scanned.get('r') ?? ''
  const tableToken = scanned.get('t') ?? ''
  const { data: table } = await call(openTableLink, { params: { restaurantId, token: tableToken } })
  let visit = ''
  const openAgain = async () => {
    ;({ visit } = (await call(openVisit, { body: { restaurantId, tableToken, visit } })).data)
  }
  await openAgain()
  const { data: menu } = await call(readMenu, { params: { restaurantId } })
  const item = menu.items.find(({ isAvailable, addOns }) => isAvailable && addOns.every(({ min }) => min === 0))
  if (!item) throw new Error('no item can be ordered')

  return {
    restaurantId,
    item,
    /** Orders one item, in cash. All orders of a diner have the same phone number. */
    order: async (customerName = 'Noora') => {
      const place = () =>
        call(
          processPayment,
          {
            body: {
              items: [
                { itemId: item._id, restaurantId, basePrice: item.sellingPrice, pricePerItem: item.sellingPrice, quantity: 1, addOns: [] },
              ],
              totalPrice: item.sellingPrice,
              paymentMethod: 'Cash',
              cashAmount: item.sellingPrice,
              customerDetails: { customerName, mobileNumber: '97455512345' },
              restaurantId,
              tableId: table.tableId,
              tableNumber: table.tableNumber,
              orderType: 'Dine-in',
              visit,
            },
          },
          { idempotencyKey: crypto.randomUUID() },
        )
      // The visit expires when a test moves the clock by more than a day.
      const { orderId, orderNumber } = await place().catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'visit.expired') throw error
        await openAgain()
        return place()
      })
      return { orderId, orderNumber }
    },
  }
}

export type Diner = Awaited<ReturnType<typeof createDiner>>
