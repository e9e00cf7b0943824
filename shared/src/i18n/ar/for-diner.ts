// What the diner app says.
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { marks } from './marks.ts'
import { menu } from './menu.ts'
import { orders } from './orders.ts'
import { refusals } from './refusals.ts'
import { tracking } from './tracking.ts'
import { welcome } from './welcome.ts'

export const forDiner = { cart, checkout, common, errors, marks, menu, orders, refusals, tracking, welcome }
