import { changeAbout, readAbout } from '@sufra/shared/about/about.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ChangeMenu } from '../menu/change-menu.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import type { WithPictures } from '../../platform/files/uploads/with-pictures.ts'
import { aboutOf } from './about-of.ts'
import { createChangeAbout } from './change-about.ts'

type Deps = { db: Db; changeMenu: ChangeMenu; withPictures: WithPictures; now: () => Date }

export const serveAbout = (app: FastifyInstance, { db, ...deps }: Deps) => {
  const change = createChangeAbout(deps)

  serve(app, readAbout, async ({ session }) => {
    const restaurant = await readRestaurant(db, session.restaurantId)
    if (!restaurant) throw refused('restaurant.not_found')
    return { data: aboutOf(restaurant, session.role) }
  })

  serve(app, changeAbout, async ({ form: { fields, files }, session }) => {
    const { restaurantId, userId: memberId, role } = session
    const pictures = { logo: files.get('logo'), cover: files.get('cover') }
    return { data: aboutOf(await change({ restaurantId, memberId, ...fields, pictures }), role) }
  })
}
