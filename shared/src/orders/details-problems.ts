import type { RefusalCode } from '../refusals/refusals.ts'
import { hasPhoneLength } from '../phone-numbers/phone-length.ts'
import type { CustomerDetails } from './customer-details.ts'
import type { OrderType } from './order-type.ts'

const hasLength = (value: string, min: number, max: number) => value.length >= min && value.length <= max

/**
 * Validates a diner's details (spec §5). Returns a refusal code by field; empty when the details are valid. Lengths count characters of the
 * trimmed value. The vehicle's colour is optional.
 */
export const customerDetailsProblems = (
  details: CustomerDetails,
  orderType: OrderType,
): Partial<Record<keyof CustomerDetails, RefusalCode>> => {
  const { customerName, mobileNumber, vehicleModel, vehicleNumber, vehicleColor } = details
  const problems: Partial<Record<keyof CustomerDetails, RefusalCode>> = {}
  if (!customerName) problems.customerName = 'customer.details_required'
  else if (!hasLength(customerName, 2, 20)) problems.customerName = 'customer.name_length'
  if (!mobileNumber) problems.mobileNumber = 'customer.details_required'
  else if (!hasPhoneLength(mobileNumber)) problems.mobileNumber = 'customer.mobile_digits'
  if (orderType === 'Dine-in') return problems
  if (!vehicleModel) problems.vehicleModel = 'customer.vehicle_required'
  else if (!hasLength(vehicleModel, 2, 30)) problems.vehicleModel = 'customer.vehicle_model_length'
  if (!vehicleNumber) problems.vehicleNumber = 'customer.vehicle_required'
  else if (!hasLength(vehicleNumber, 6, 10)) problems.vehicleNumber = 'customer.vehicle_number_length'
  if (vehicleColor && !hasLength(vehicleColor, 3, 20)) problems.vehicleColor = 'customer.vehicle_color_length'
  return problems
}
