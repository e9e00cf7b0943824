// Switches an item or option off ("86"), optionally for a time, or on, optionally with a number of portions left.
import type { Comeback, SwitchTo } from '@sufra/shared/menu/availability'
import type { Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { nextBusinessDay } from '@sufra/shared/dates/business-day'
import { readAvailability, updateAvailability, type Switchable } from '../availability.store.ts'
import { nothing, type ChangeMenu } from '../change-menu.ts'
import { readClock } from '../../../people/restaurants/restaurants.store.ts'

type Deps = { changeMenu: ChangeMenu; now: () => Date }
type Switched = { isAvailable: boolean; backAt: string | null; portionsLeft: number | null; availabilityVersion: number }

const hour = 3_600_000

const backAt = async (tx: Db, restaurantId: string, comesBack: Comeback, now: Date): Promise<Date | null> => {
  if (comesBack === 'hour') return new Date(now.getTime() + hour)
  if (comesBack === 'two_hours') return new Date(now.getTime() + 2 * hour)
  const clock = comesBack === 'tomorrow' ? await readClock(tx, restaurantId) : undefined
  return clock ? nextBusinessDay(now, clock) : null
}

const shown = (row: Omit<Switched, 'backAt'> & { backAt: Date | null }): Switched => ({ ...row, backAt: row.backAt?.toISOString() ?? null })

/** Whether a row already has the wanted state, because the request was applied before. */
const isAlreadyApplied = (row: Switched, wanted: SwitchTo) =>
  row.isAvailable === wanted.isAvailable && (row.portionsLeft === null) === (wanted.portionsLeft === null || !wanted.isAvailable)

export const createSwitchItem = ({ changeMenu, now }: Deps) => {
  const applySwitch = async (which: Switchable, wanted: SwitchTo): Promise<Switched> => {
    const { restaurantId } = which
    let current: Switched | undefined
    const turned = await changeMenu(restaurantId, async (tx) => {
      const row = await readAvailability(tx, which)
      if (!row) throw refused('menu.item_not_found')
      current = shown(row)
      if (row.availabilityVersion !== wanted.availabilityVersion) return nothing
      const next = {
        isAvailable: wanted.isAvailable,
        backAt: wanted.isAvailable ? null : await backAt(tx, restaurantId, wanted.comesBack, now()),
        portionsLeft: wanted.isAvailable ? wanted.portionsLeft : null,
      }
      await updateAvailability(tx, which, next)
      return shown({ ...next, availabilityVersion: row.availabilityVersion + 1 })
    })
    if (turned !== nothing) return turned
    if (!current || !isAlreadyApplied(current, wanted)) throw refused('menu.item_switched')
    return current
  }

  return {
    /**
     * Switches an item. A request that is already applied succeeds and changes nothing. Refuses `menu.item_not_found`, and
     * `menu.item_switched` when it was switched after the version that the caller read.
     */
    item: (restaurantId: string, itemId: string, wanted: SwitchTo) => applySwitch({ restaurantId, itemId }, wanted),
    /** The same for an option of an item's add-ons. */
    option: (restaurantId: string, itemId: string, optionId: string, wanted: SwitchTo) =>
      applySwitch({ restaurantId, itemId, optionId }, wanted),
  }
}

export type SwitchItem = ReturnType<typeof createSwitchItem>
