import { isDeepStrictEqual } from 'node:util'
import { aboutPictures, type AboutDraft, type AboutPicture } from '@sufra/shared/about/about'
import { changeProblem } from '@sufra/shared/accounts/merchant-status'
import { recordMemberEntry } from '../../people/audit/audit-log.ts'
import type { ChangeMenu } from '../menu/change-menu.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { lockRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'
import type { WithPictures } from '../../platform/files/uploads/with-pictures.ts'
import type { Restaurant } from './about-of.ts'

type Deps = { changeMenu: ChangeMenu; withPictures: WithPictures; now: () => Date }
type Change = {
  restaurantId: string
  memberId: string
  details: AboutDraft
  pictures: Readonly<Record<AboutPicture, Buffer | undefined>>
  /** Pictures to remove when no new picture is sent. */
  removed: readonly AboutPicture[]
  /** The version that the page showed. */
  version: number
}
type Columns = AboutDraft & Record<AboutPicture, string>

/** Returns the changed fields, before and after. */
const differences = (before: Restaurant, after: Columns) => {
  const names = Object.keys(after) as (keyof Columns)[] // keys of a literal of that type
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const pick = (columns: Columns) => Object.fromEntries(changed.map((name) => [name, columns[name]]))
  return { before: pick(before), after: pick(after), count: changed.length }
}

/**
 * A change counts as a change of the menu, so open phones get it immediately. The audit log records it, since links lead guests to other
 * sites. Refuses `account.under_review` while pending, `session.not_accepted` while deactivated, `about.changed` when someone else has
 * changed the page, `upload.picture`.
 */
export const createChangeAbout =
  ({ changeMenu, withPictures, now }: Deps) =>
  ({ restaurantId, memberId, details, pictures, removed, version }: Change): Promise<Restaurant> =>
    withPictures(
      aboutPictures.map((picture) => pictures[picture]),
      async (names) => {
        let changed: Restaurant | undefined
        let replaced: string[] = []
        await changeMenu(restaurantId, async (tx) => {
          const restaurant = await lockRestaurant(tx, restaurantId)
          if (!restaurant) throw refused('restaurant.not_found')
          const problem = changeProblem(restaurant.status)
          if (problem) throw refused(problem)
          if (restaurant.aboutVersion !== version) throw refused('about.changed')
          const pictureOf = (picture: AboutPicture, index: number) => names[index] ?? (removed.includes(picture) ? '' : restaurant[picture])
          const [logo = '', cover = ''] = aboutPictures.map(pictureOf)
          const columns = { ...details, accentColour: details.accentColour ?? restaurant.accentColour, logo, cover }
          const { count, ...change } = differences(restaurant, columns)
          replaced = aboutPictures.map((picture) => restaurant[picture]).filter((name) => name !== logo && name !== cover)
          changed = { ...restaurant, ...columns, aboutVersion: version + 1 }
          await updateRestaurant(tx, restaurantId, { ...columns, aboutVersion: version + 1 })
          if (count > 0) await recordMemberEntry(tx, { restaurantId, memberId, action: 'about_changed', at: now(), details: change })
        })
        if (!changed) throw new Error('the change ended without an answer')
        return { answer: changed, replaced }
      },
    )
