import { listMenuUndos, undoMenuChange } from '@sufra/shared/menu/menu-undo.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { UndoChange } from './undo-change.ts'

export const serveMenuUndos = (app: FastifyInstance, { list, undo }: UndoChange) => {
  serve(app, listMenuUndos, async ({ session: { restaurantId } }) => ({
    data: (await list(restaurantId)).map(({ id, at, ...rest }) => ({ _id: id, at: at.toISOString(), ...rest })),
  }))

  serve(app, undoMenuChange, async ({ params, session: { restaurantId } }) => ({ data: await undo(restaurantId, params.undoId) }))
}
