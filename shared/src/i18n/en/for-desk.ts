// What the desk says: the counter and the administrators.
import { accountRefusals } from './account-refusals.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { administrators } from './administrators.ts'
import { applicants, review, viewer } from './applicants.ts'
import { board } from './board.ts'
import { common } from './common.ts'
import { counterMenu, ladder, printing, queue, setup, tables, thisCounter } from './counter.ts'
import { cuisines, list, pictures } from './cuisines.ts'
import { desk } from './desk.ts'
import { documents } from './documents.ts'
import { errors } from './errors.ts'
import { items, sheet } from './items.ts'
import { marks } from './marks.ts'
import { menuRefusals } from './menu-refusals.ts'
import { orders } from './orders.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { signUp } from './sign-up.ts'

export const forDesk = {
  accounts,
  admin,
  administrators,
  applicants,
  board,
  common,
  counterMenu,
  cuisines,
  desk,
  documents,
  errors,
  items,
  ladder,
  list,
  marks,
  orders,
  pictures,
  printing,
  queue,
  refusals: { ...refusals, ...menuRefusals, ...accountRefusals },
  review,
  settings,
  setup,
  sheet,
  signUp,
  tables,
  thisCounter,
  viewer,
}
