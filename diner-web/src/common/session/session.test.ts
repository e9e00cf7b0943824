// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { emptySession } from './session-fields.ts'
import { openRestaurant, setOrderType, typeCustomerDetails, updateSession, useSession } from './session.ts'

const person = { customerName: 'Maryam', mobileNumber: '97455512345' }
const vehicle = { vehicleModel: 'Patrol', vehicleNumber: '214774', vehicleColor: 'White' }

beforeEach(() => void updateSession(() => emptySession))

test("the vehicle is required and stored only for Drive-thru; choosing a table clears it, and the person's details stay", () => {
  setOrderType('Drive-thru')
  expect(useSession.getState().orderSettings).toEqual({ orderType: 'Drive-thru', requireVehicleDetails: true })
  typeCustomerDetails(person)
  typeCustomerDetails(vehicle)
  setOrderType('Drive-thru')
  expect(useSession.getState().customerDetails).toEqual({ ...person, ...vehicle })
  setOrderType('Dine-in')
  expect(useSession.getState()).toMatchObject({
    orderSettings: { orderType: 'Dine-in', requireVehicleDetails: false },
    customerDetails: { ...person, vehicleModel: '', vehicleNumber: '', vehicleColor: '' },
  })
})

test('opening another restaurant leaves the table, and opening the same one keeps it', () => {
  updateSession(() => ({ restaurantId: 'one', tableId: 'table', tableNumber: 4 }))
  openRestaurant('one')
  expect(useSession.getState()).toMatchObject({ restaurantId: 'one', tableId: 'table', tableNumber: 4 })
  openRestaurant('two')
  expect(useSession.getState()).toMatchObject({ restaurantId: 'two', tableId: '', tableNumber: null })
})
