// Wrong PINs are recorded and reported to the member and the owner, because they are guessed at a counter that is signed in.
import { fullName, readUser } from '../accounts/users.store.ts'
import { recordMemberEntry } from '../audit/audit-log.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { readOwner } from '../memberships/memberships.store.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { pinEndedMail, pinLockedMail } from '../../platform/messages/templates/pin-notices.ts'
import { readRestaurant } from '../restaurants/restaurants.store.ts'
import { freeFailures, maxFailures } from './pin-tries.ts'
import { deletePin, type Membership } from './pins.store.ts'

type Deps = { connection: Pick<Connection, 'transact'>; publicAddress: () => string; now: () => Date }
/** `by`: the member who is signed in at the counter. `failures`: number of consecutive wrong PINs. */
type Wrong = { member: Membership; by: string; failures: number }

/** The first lock of a PIN is reported. After twenty consecutive wrong PINs the PIN is removed; sessions that were opened with it stay. */
export const createReportWrongPins =
  ({ connection, publicAddress, now }: Deps) =>
  async ({ member, by, failures }: Wrong): Promise<void> => {
    const isEnd = failures >= maxFailures
    if (!isEnd && failures !== freeFailures) return
    await connection.transact(async (tx) => {
      if (isEnd && !(await deletePin(tx, member))) return
      const [at, { restaurantId, userId }] = [now(), member]
      const action = isEnd ? 'pin_ended' : 'pin_locked'
      await recordMemberEntry(tx, { memberId: by, restaurantId, at, action, details: { member: userId } })
      const user = await readUser(tx, userId)
      const restaurant = await readRestaurant(tx, restaurantId)
      if (!user || !restaurant) return
      const owner = await readOwner(tx, restaurantId)
      const mail = isEnd ? pinEndedMail : pinLockedMail
      const notice = { at, restaurant: restaurant.name, name: fullName(user), link: `${publicAddress()}/merchant` }
      const readers = owner && owner.id !== user.id ? [user, owner] : [user]
      await enqueueMessages(
        tx,
        at,
        readers.map(({ email, language }) => ({ ...mail({ ...notice, language }), to: email, restaurantId })),
      )
    })
  }

export type ReportWrongPins = ReturnType<typeof createReportWrongPins>
