// Texts that the diner app needs before the first menu; all other texts are in for-diner-later.
export { common, errors } from './common.ts'
export { cart, menu, splash } from '../../menu/texts.en.ts'
