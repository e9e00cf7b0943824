/** Refusals about the devices of a restaurant, with their HTTP status. */
export const deviceRefusals = {
  'device.name_length': 400,
  'device.name_required': 400,
  'device.not_found': 404,
  'device.own': 409,
} as const
