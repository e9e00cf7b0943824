// Texts that the diner app needs before the first menu; all other texts are in for-diner-later.
import { cart, menu, splash } from './diner/menu.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'

export const forDiner = { cart, common, errors, menu, splash }
