import { listItems } from '@sufra/shared/menu/item.routes'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { cachedResponseKey } from '../../../common/bridge/cached-responses.ts'

type Part = { categoryIds: readonly string[]; subcategoryId?: string | undefined }

/** Number of items in a part of the menu that is about to be deleted; undefined until it is loaded, null when it cannot be. */
const useItemCount = ({ categoryIds, subcategoryId }: Part): number | null | undefined =>
  useQueries({
    queries: categoryIds.map((categoryId) => ({
      queryKey: cachedResponseKey(`${listItems.path}?categoryId=${categoryId} (places)`),
      queryFn: async () => (await call(listItems, { query: { categoryId } })).data.map((item) => item.subcategoryId),
    })),
    combine: (replies) => {
      if (replies.some(({ isError }) => isError)) return null
      if (replies.some(({ data }) => data === undefined)) return undefined
      const places = replies.flatMap(({ data }) => data ?? [])
      return subcategoryId === undefined ? places.length : places.filter((place) => place === subcategoryId).length
    },
  })

/** The text of the question before a part of the menu is deleted; undefined until it is known. */
export const useRemovalText = (part: Part): string | undefined => {
  const { t } = useTranslation()
  const count = useItemCount(part)
  if (count === undefined) return undefined
  return count === null ? t('cuisines.confirm.removeAllText') : t('cuisines.confirm.removeText', { count })
}
