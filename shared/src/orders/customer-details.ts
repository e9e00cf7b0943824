import { z } from 'zod'
import { typedText } from '../contract/wire.ts'

const text = typedText(100)

/** The details of spec §3. The vehicle fields are stored only for Drive-thru. */
export const customerDetails = z.object({
  customerName: text.default(''),
  mobileNumber: text.default(''),
  vehicleModel: text.default(''),
  vehicleNumber: text.default(''),
  vehicleColor: text.default(''),
})
export type CustomerDetails = z.output<typeof customerDetails>
