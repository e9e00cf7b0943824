// Texts that the diner app loads after the menu: on the way to an order, and afterwards.
import { toTexts } from '../../refusals/refusals.ts'
import { phoneRefusals } from '../phone-refusals.ts'
import { aboutForGuests as about } from '../../about/texts.ar.ts'
import { privacy } from '../../accounts/texts.ar.ts'
import { cartPage, checkout } from '../../cart/texts.ar.ts'
import { filters, goesWith, marks, search } from '../../finding/texts.ar.ts'
import { findOrder, follow, thanks, tracking } from '../../following/texts.ar.ts'
import { opening } from '../../hours/texts.ar.ts'
import { orders } from '../../orders/texts.ar.ts'
import { offline } from '../../page-shell/texts.ar.ts'
import { payment } from '../../payments/texts.ar.ts'
import { receipt } from '../../receipts/texts.ar.ts'
import { refunded } from '../../refunds/texts.ar.ts'
import { bill } from '../../table-bill/texts.ar.ts'
import { start, welcome } from '../../visits/texts.ar.ts'
import { waiter } from '../../waiter/texts.ar.ts'

export const forDinerLater = {
  about,
  bill,
  cartPage,
  checkout,
  filters,
  findOrder,
  follow,
  goesWith,
  marks,
  offline,
  opening,
  orders,
  payment,
  receipt,
  refunded,
  privacy,
  refusals: toTexts(phoneRefusals, 'ar'),
  search,
  start,
  thanks,
  tracking,
  waiter,
  welcome,
}
