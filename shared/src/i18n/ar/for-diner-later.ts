// Texts that the diner app loads after the menu: on the way to an order, and afterwards.
import { aboutForGuests as about } from './about/about-for-guests.ts'
import { bill } from './diner/bill.ts'
import { cartPage } from './diner/cart-page.ts'
import { checkout } from './diner/checkout.ts'
import { filters, goesWith, search } from './diner/finding-items.ts'
import { findOrder, follow, thanks, tracking } from './diner/tracking.ts'
import { marks } from './marks.ts'
import { offline } from './diner/offline.ts'
import { opening } from './hours/opening.ts'
import { orders } from './orders.ts'
import { payment } from './diner/payment.ts'
import { receipt } from './diner/receipt.ts'
import { refunded } from './diner/refunded.ts'
import { privacy } from './accounts/privacy.ts'
import { toTexts } from '../../refusals/refusals.ts'
import { phoneRefusals } from '../phone-refusals.ts'
import { start } from './diner/start.ts'
import { waiter } from './diner/waiter.ts'
import { welcome } from './diner/welcome.ts'

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
