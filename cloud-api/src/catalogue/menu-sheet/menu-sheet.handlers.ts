import { createSheetLink, exportMenu, importMenu, type Sheet } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import type { FastifyInstance } from 'fastify'
import { readCuisines } from '../cuisines/cuisines.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { createSerialQueue } from './file/serial-queue.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ChangeMenu } from '../menu/change-menu.ts'
import { readItems } from '../menu/menu.store.ts'
import type { WithPictures } from '../../platform/files/uploads/with-pictures.ts'
import { createImportMenu } from './import-menu.ts'
import { sheetOfMenu } from './sheet-of-menu.ts'
import { templateSheet } from './template.ts'
import { writeCsv, writeXlsx } from './file/write-sheet.ts'

type Deps = { db: Db; changeMenu: ChangeMenu; withPictures: WithPictures; fileLinks: FileLinks }

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * Reading sheets is expensive, so it happens one at a time, with a short queue in which no restaurant takes the places of others. Writing
 * sheets does not wait for it.
 */
const maxWaiting = 20
const maxOfRestaurant = 2

export const serveMenuSheet = (app: FastifyInstance, { db, changeMenu, withPictures, fileLinks }: Deps) => {
  const [readInTurn, writeInTurn] = [createSerialQueue(maxWaiting, maxOfRestaurant), createSerialQueue(maxWaiting, maxOfRestaurant)]
  const bringIn = createImportMenu({ db, changeMenu, withPictures })

  const build = async (restaurantId: string, { format, kind }: Required<Sheet>) => {
    const rows =
      kind === 'template' ? templateSheet() : sheetOfMenu(await readCuisines(db, restaurantId), await readItems(db, restaurantId))
    const content = await writeInTurn(restaurantId, async () => (format === 'csv' ? writeCsv(rows) : writeXlsx(rows)))
    return { content, type: types[format], fileName: `${kind}.${format}` }
  }

  const linkTo = fileLinks.add({
    name: 'menu-sheet',
    permission: createSheetLink.permission,
    read: ({ restaurantId }, sheet) => build(restaurantId, createSheetLink.body.parse(sheet)),
  })

  serve(app, createSheetLink, async ({ body, session }) => ({ data: await linkTo(session, body) }))

  serve(app, exportMenu, async ({ query, session: { restaurantId } }) => {
    const { content, type, fileName } = await build(restaurantId, query)
    return { data: { fileName, type, base64: content.toString('base64') } }
  })

  serve(app, importMenu, async ({ form: { fields, files }, session }) => ({
    data: await readInTurn(session.restaurantId, () => bringIn(session.restaurantId, files.get('sheet'), fields)),
  }))
}
