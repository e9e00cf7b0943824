// What the diner app says until the first menu is there; the rest is in for-diner-later.
import { cart } from './cart.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { marks } from './marks.ts'
import { menu } from './menu.ts'
import { welcome } from './welcome.ts'

export const forDiner = { cart, common, errors, marks, menu, welcome }
