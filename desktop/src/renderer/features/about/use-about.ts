// Details of the restaurant that guests see, with the changes of this page.
import type { AboutDraft, AboutPicture } from '@sufra/shared/about/about'
import { aboutFormFields, changeAbout, readAbout } from '@sufra/shared/about/about.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { formOf } from '../../common/forms/form-of.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { showReply } from '../../common/api/show-reply.ts'
import { sessionKey } from '../../common/session/session-state.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'

/** Query key of the details, which are fetched again after every `menu_changed`. Changes of this page publish that event too. */
export const aboutKey = cachedResponseKey(readAbout.path)

/** New pictures by name, null for a removed one. */
export type PictureChanges = { readonly [Picture in AboutPicture]?: Blob | null }

export const useAbout = () => useQuery({ queryKey: aboutKey, queryFn: () => call(readAbout, {}) })

type Change = { details: AboutDraft; version: number; pictures: PictureChanges }

/** Shows the reply, or the server's data after a refusal. Throws ApiError. */
export const saveAbout = async (change: Change): Promise<void> => {
  await showReply(aboutKey, call(changeAbout, { form: formOf(aboutFormFields(change)) }))
  // The layout shows the restaurant's name from the session.
  await queryClient.invalidateQueries({ queryKey: sessionKey })
}
