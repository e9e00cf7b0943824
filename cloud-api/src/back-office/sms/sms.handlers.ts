import { hasPermission } from '@sufra/shared/permissions/permissions'
import { changeSmsSettings, readSmsSettings, type SmsData } from '@sufra/shared/sms/sms.routes'
import { forEachMessage, isSmsOn } from '@sufra/shared/sms/sms-events'
import type { FastifyInstance } from 'fastify'
import type { SessionFor } from '../../platform/http/sessions/session.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import { createOutgoingMessagesStore } from '../../platform/messages/outgoing-messages.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { createChangeSms, switchesOf } from './change-sms.ts'

type Deps = { connection: Connection; now: () => Date }

export const serveSmsSettings = (app: FastifyInstance, { connection, now }: Deps) => {
  const change = createChangeSms({ connection, now })
  const messages = createOutgoingMessagesStore(connection)

  const read = async ({ restaurantId, role }: SessionFor<'settings.read'>): Promise<{ data: SmsData }> => {
    const restaurant = await readRestaurant(connection.db, restaurantId)
    if (!restaurant) throw refused('restaurant.not_found')
    const { name, smsWording, smsVersion } = restaurant
    const data = {
      wording: forEachMessage((message) => smsWording[message] ?? null),
      isOn: forEachMessage((message) => isSmsOn(switchesOf(restaurant), message)),
      restaurant: name,
      version: smsVersion,
      sentThisMonth: await messages.countSmsThisMonth(restaurantId, restaurant, now()),
      mayEdit: hasPermission(role, 'settings.edit'),
    }
    return { data }
  }

  serve(app, readSmsSettings, ({ session }) => read(session))

  serve(app, changeSmsSettings, async ({ body: { version, ...settings }, session }) => {
    const { restaurantId, userId: memberId } = session
    await change({ restaurantId, memberId, settings, version })
    return read(session)
  })
}
