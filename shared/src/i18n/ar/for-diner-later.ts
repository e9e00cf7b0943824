// What the diner app says once a menu is there: on the way to an order, and afterwards.
import { checkout } from './checkout.ts'
import { orders } from './orders.ts'
import { refusals } from './refusals.ts'
import { tracking } from './tracking.ts'

export const forDinerLater = { checkout, orders, refusals, tracking }
