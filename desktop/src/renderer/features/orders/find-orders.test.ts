import { expect, test } from 'vitest'
import { anOrder } from '../order-text/an-order.test-data.ts'
import { countByStatus, findOrders } from './find-orders.ts'

const details = { ...anOrder().customerDetails, mobileNumber: '97466677788' }
const orders = [
  anOrder({ orderNumber: 12, tableNumber: 4, customerDetails: { ...details, customerName: 'Maryam' } }),
  anOrder({
    orderNumber: 121,
    tableNumber: 7,
    status: 'Preparing',
    customerDetails: { ...details, customerName: 'خالد', mobileNumber: '97455512345' },
  }),
  anOrder({
    orderNumber: 30,
    orderType: 'Drive-thru',
    tableNumber: null,
    customerDetails: { ...details, customerName: 'Noor', vehicleModel: 'Land Cruiser', vehicleNumber: '123456', vehicleColor: 'White' },
  }),
]
const found = (search: string, status: 'all' | 'Preparing' = 'all') =>
  findOrders(orders, { status, search }).map(({ orderNumber }) => orderNumber)

test.each([
  ['', [12, 121, 30]],
  ['  ', [12, 121, 30]],
  ['mary', [12]],
  ['خالد', [121]],
  ['7', [121]],
  ['٧', [121]],
  ['12', [12, 121, 30]],
  ['#12', [12]],
  ['cruiser', [30]],
  ['zzz', []],
  ['Máryam', [12]],
  ['\u202Aخالد\u202C', [121]],
  ['٧ خالد', [121]],
  ['5551 2345', [121]],
  ['+974 5551 2345', [121]],
  ['00974-5551-2345', [121]],
  ['٥٥٥١٢٣', [121]],
  ['555', []],
])('searching for "%s" finds %j', (search, numbers) => {
  expect(found(search)).toEqual(numbers)
})

test('the status filter and the search are combined', () => {
  expect(found('', 'Preparing')).toEqual([121])
  expect(found('mary', 'Preparing')).toEqual([])
})

test('the counts include orders that are not loaded yet', () => {
  expect(countByStatus(orders, 0)).toEqual({ Received: 2, Preparing: 1, 'Out for Delivery': 0 })
  expect(countByStatus([...orders, anOrder({ status: 'Out for Delivery' })], 415)).toEqual({
    Received: 2,
    Preparing: 1,
    'Out for Delivery': 416,
  })
})
