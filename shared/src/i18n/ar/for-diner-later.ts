// Texts that the diner app loads after the menu: on the way to an order, and afterwards.
import { phoneRefusals } from '../phone-refusals.ts'
import { toTexts } from '../../refusals/refusals.ts'

export { aboutForGuests as about } from '../../about/texts.ar.ts'
export { privacy } from '../../accounts/texts.ar.ts'
export { cartPage, checkout } from '../../cart/texts.ar.ts'
export { filters, goesWith, marks, search } from '../../finding/texts.ar.ts'
export { findOrder, follow, thanks, tracking } from '../../following/texts.ar.ts'
export { opening } from '../../hours/texts.ar.ts'
export { orders } from '../../orders/texts.ar.ts'
export { offline } from '../../page-shell/texts.ar.ts'
export { payment } from '../../payments/texts.ar.ts'
export { receipt } from '../../receipts/texts.ar.ts'
export { refunded } from '../../refunds/texts.ar.ts'
export { bill } from '../../table-bill/texts.ar.ts'
export { start, welcome } from '../../visits/texts.ar.ts'
export { waiter } from '../../waiter/texts.ar.ts'

export const refusals = toTexts(phoneRefusals, 'ar')
