import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import { readCuisines } from './cuisines.store.ts'

export const serveCuisines = (app: FastifyInstance, db: Db) => {
  serve(app, listCuisines, async ({ params, session }) => {
    if (params.merchantId !== session.restaurantId) throw refused('request.not_found')
    return { data: await readCuisines(db, session.restaurantId) }
  })
}
