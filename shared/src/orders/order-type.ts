export const orderTypes = ['Dine-in', 'Drive-thru'] as const
export type OrderType = (typeof orderTypes)[number]
