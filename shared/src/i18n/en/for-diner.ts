// Texts that the diner app needs before the first menu; all other texts are in for-diner-later.
import { cart } from './diner/cart.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { menu } from './diner/menu.ts'
import { splash } from './diner/splash.ts'

export const forDiner = { cart, common, errors, menu, splash }
