// Saved views: filter, search and sort of the list of restaurants under a name. Each administrator has their own.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, typedText } from '../contract/wire.ts'
import { nameText } from '../names.ts'
import { maxProvisionSearch, provisionFilters, shownSorts } from './provision.routes.ts'

/** Maximum number of saved views of one administrator. */
export const maxSavedViews = 20

export const viewName = z.object({ name: nameText('view.name_required', 'view.name_length') })

export const savedViewDraft = viewName.extend({
  status: z.enum(provisionFilters),
  search: typedText(maxProvisionSearch),
  sort: z.enum(shownSorts),
})
export type SavedViewDraft = z.output<typeof savedViewDraft>

const savedView = savedViewDraft.extend({ id, name: z.string() })
export type SavedView = z.output<typeof savedView>

const common = {
  permission: 'restaurants.read',
  reply: z.object({ success: z.literal(true), data: z.array(savedView) }),
  idempotency: 'safe',
} as const
const ofView = z.object({ viewId: id })

export const listSavedViews = route({
  method: 'GET',
  path: '/api/admin/saved-views',
  summary: 'Lists the saved views of the caller by name',
  ...common,
})

export const saveView = route({
  method: 'PUT',
  path: '/api/admin/saved-views/:viewId',
  summary: 'Saves a view with an id that the client chooses, or replaces one of the caller’s. At most 20, with different names',
  params: ofView,
  body: savedViewDraft,
  ...common,
})

export const deleteSavedView = route({
  method: 'DELETE',
  path: '/api/admin/saved-views/:viewId',
  summary: 'Deletes a saved view of the caller’s',
  params: ofView,
  ...common,
})
