// What the desk says: the counter and the administrators.
import { accountRefusals } from './account-refusals.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { administrators } from './administrators.ts'
import { applicants, review, viewer } from './applicants.ts'
import { board } from './board.ts'
import { common } from './common.ts'
import { counterMenu, escalation, printing, queue, setup, thisCounter } from './counter.ts'
import { cuisines, list, pictures } from './cuisines.ts'
import { dates } from './dates.ts'
import { desk } from './desk.ts'
import { documents } from './documents.ts'
import { errors } from './errors.ts'
import { firstSteps } from './first-steps.ts'
import { items, sheet } from './items.ts'
import { marks } from './marks.ts'
import { menuRefusals } from './menu-refusals.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { signUp } from './sign-up.ts'
import { tableRefusals } from './table-refusals.ts'
import { tables } from './tables.ts'

export const forDesk = {
  accounts,
  admin,
  administrators,
  applicants,
  board,
  common,
  counterMenu,
  cuisines,
  dates,
  desk,
  documents,
  errors,
  firstSteps,
  items,
  escalation,
  list,
  marks,
  orders,
  pages,
  pictures,
  printing,
  queue,
  refusals: { ...refusals, ...menuRefusals, ...accountRefusals, table: { ...refusals.table, ...tableRefusals } },
  review,
  settings,
  setup,
  sheet,
  signUp,
  tables,
  thisCounter,
  viewer,
}
