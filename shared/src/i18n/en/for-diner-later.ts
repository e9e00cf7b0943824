// Texts that the diner app loads after the menu: on the way to an order, and afterwards.
import { toTexts } from '../../refusals/refusals.ts'
import { phoneRefusals } from '../phone-refusals.ts'
import { aboutForGuests as about } from '../../about/texts.en.ts'
import { privacy } from '../../accounts/texts.en.ts'
import { cartPage, checkout } from '../../cart/texts.en.ts'
import { filters, goesWith, marks, search } from '../../finding/texts.en.ts'
import { findOrder, follow, thanks, tracking } from '../../following/texts.en.ts'
import { opening } from '../../hours/texts.en.ts'
import { orders } from '../../orders/texts.en.ts'
import { offline } from '../../page-shell/texts.en.ts'
import { payment } from '../../payments/texts.en.ts'
import { receipt } from '../../receipts/texts.en.ts'
import { refunded } from '../../refunds/texts.en.ts'
import { bill } from '../../table-bill/texts.en.ts'
import { start, welcome } from '../../visits/texts.en.ts'
import { waiter } from '../../waiter/texts.en.ts'

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
  refusals: toTexts(phoneRefusals, 'en'),
  search,
  start,
  thanks,
  tracking,
  waiter,
  welcome,
}
