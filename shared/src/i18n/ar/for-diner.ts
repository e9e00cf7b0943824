// Texts that the diner app needs before the first menu; all other texts are in for-diner-later.
import { common, errors } from './common.ts'
import { cart, menu, splash } from '../../menu/texts.ar.ts'

export const forDiner = { cart, common, errors, menu, splash }
