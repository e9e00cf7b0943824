import { addItem, changeItems, deleteItem, reorderItems, switchItem, switchOption, updateItem } from '@sufra/shared/menu/item.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { ChangeItem } from './change-item.ts'
import type { ChangeMany } from './change-many.ts'
import type { SwitchItem } from './switch-item.ts'

type Deps = { changeItem: ChangeItem; changeMany: ChangeMany; switches: SwitchItem }

/** Enough for a change of the maximum number of items. */
const maxChangeBytes = 4 * 1024 * 1024

export const serveItems = (app: FastifyInstance, { changeItem, changeMany, switches }: Deps) => {
  serve(app, addItem, async ({ form: { fields, files }, session }) => ({
    data: await changeItem.add(session.restaurantId, fields.item, files.get('image')),
  }))

  serve(app, updateItem, async ({ params, form: { fields, files }, session }) => ({
    data: await changeItem.update(session.restaurantId, params.itemId, {
      draft: fields.item,
      version: fields.version,
      picture: files.get('image'),
    }),
  }))

  serve(app, deleteItem, async ({ params, session }) => {
    await changeItem.remove(session.restaurantId, params.itemId)
    return { message: 'Item deleted' }
  })

  serve(app, switchItem, async ({ params, body, session }) => ({
    data: { _id: params.itemId, ...(await switches.item(session.restaurantId, params.itemId, body)) },
  }))

  serve(app, switchOption, async ({ params, body, session }) => ({
    data: { _id: params.optionId, ...(await switches.option(session.restaurantId, params.itemId, params.optionId, body)) },
  }))

  serve(app, changeItems, async ({ body, session }) => ({ data: await changeMany.change(session.restaurantId, body.items) }), {
    maxBodyBytes: maxChangeBytes,
  })

  serve(
    app,
    reorderItems,
    async ({ body, session }) => {
      await changeMany.order(session.restaurantId, body.subcategoryId, body.itemIds)
      return { message: 'Items ordered' }
    },
    { maxBodyBytes: maxChangeBytes },
  )
}
