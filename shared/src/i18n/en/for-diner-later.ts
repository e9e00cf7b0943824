// Texts that the diner app loads after the menu: on the way to an order, and afterwards.
import { phoneRefusals } from '../phone-refusals.ts'
import { toTexts } from '../../refusals/refusals.ts'

export { aboutForGuests as about } from '../../about/texts.en.ts'
export { privacy } from '../../accounts/texts.en.ts'
export { cartPage, checkout } from '../../cart/texts.en.ts'
export { filters, goesWith, marks, search } from '../../finding/texts.en.ts'
export { findOrder, follow, thanks, tracking } from '../../following/texts.en.ts'
export { opening } from '../../hours/texts.en.ts'
export { orders } from '../../orders/texts.en.ts'
export { offline } from '../../page-shell/texts.en.ts'
export { payment } from '../../payments/texts.en.ts'
export { receipt } from '../../receipts/texts.en.ts'
export { refunded } from '../../refunds/texts.en.ts'
export { bill } from '../../table-bill/texts.en.ts'
export { start, welcome } from '../../visits/texts.en.ts'
export { waiter } from '../../waiter/texts.en.ts'

export const refusals = toTexts(phoneRefusals, 'en')
