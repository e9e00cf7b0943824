/** Refusals about opening hours, and about orders outside of them, with their HTTP status. */
export const hoursRefusals = {
  'restaurant.closed': 409,
  'restaurant.paused': 409,
  'hours.time': 400,
  'hours.length': 400,
  'hours.overlap': 400,
  'hours.too_many': 400,
  'hours.week_empty': 400,
  'hours.last_orders': 400,
  'hours.dates': 400,
  'hours.dates_overlap': 400,
  'hours.name_length': 400,
  'hours.sitting_idle': 400,
  'hours.changed': 409,
} as const satisfies Record<string, number>
