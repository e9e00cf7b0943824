import { expect, test } from 'vitest'
import { contactNumber } from './one-time-code.ts'

test.each([
  ['97455512345', '97455512345'],
  ['+974 5551 2345', '97455512345'],
  ['00974-5551-2345', '97455512345'],
  [' (+974) 5551.2345 ', '97455512345'],
  ['+٩٧٤ ٥٥٥١ ٢٣٤٥', '97455512345'],
  ['٩٧٤٥٥٥١٢٣٤٥', '97455512345'],
  ['+44 7700 900123', '447700900123'],
  ['+44 (0)7700 900123', '447700900123'],
  ['12025550123', '12025550123'],
  ['966501234567', '966501234567'],
  ['376312345', undefined],
  ['9611123456', '9611123456'],
  ['491512345678901', '491512345678901'],
  ['4915123456789012', undefined],
  ['123456789', undefined],
  ['1234567890', '1234567890'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', undefined],
  ['+974 5551 2345 ext 4', undefined],
  ['974+55512345', undefined],
  ['', undefined],
])('%j is stored as %s', (written, stored) => {
  const { data, error } = contactNumber.safeParse(written)
  expect(data).toBe(stored)
  expect(error?.issues[0]?.message).toBe(stored === undefined ? 'account.contact_invalid' : undefined)
})
