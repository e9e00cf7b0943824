// The newest import of the menu, or deletion of a part of it, which can be undone for a day.
import { inLanguage } from '@sufra/shared/localized-text'
import { listMenuUndos, undoMenuChange } from '@sufra/shared/menu/menu-undo.routes'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showSuccess, showWarning } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../common/session/session.ts'
import { useMay } from '../../../common/session/use-may.ts'
import { call } from '../../../common/api/api.ts'
import { queryClient } from '../../../common/api/query-client.ts'
import { cachedResponseKey, cachedResponsesKey } from '../../../common/bridge/cached-responses.ts'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { isolated } from '../../../common/ui/text-direction.ts'
import { useBusy } from '../../../common/ui/use-busy.ts'

/** The query's key is among the keys of the menu, so that every change of the menu fetches it again. Saving does not wait for retries. */
const undosQuery = { queryKey: cachedResponseKey(listMenuUndos.path), queryFn: () => call(listMenuUndos, {}), retry: false }

export const UndoStrip = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isSignedIn = Boolean(useSession().data?.user)
  const mayEdit = useMay()('menu.edit')
  const dateTime = useDateTimeText()
  const { data } = useQuery({ ...undosQuery, enabled: isSignedIn && mayEdit })
  const [hidden, setHidden] = useState<string>()
  const { isBusy, run } = useBusy()
  const newest = data?.data[0]
  if (!mayEdit || !newest || newest._id === hidden) return null

  const undo = () =>
    run(async () => {
      const { data: undone } = await call(undoMenuChange, { params: { undoId: newest._id } })
      await queryClient.invalidateQueries({ queryKey: cachedResponsesKey })
      if (undone.left > 0) showWarning(t('menuUndo.left', { count: undone.left }))
      else showSuccess(t('menuUndo.undone'))
    })
  const time = isolated(dateTime(newest.at))
  return (
    <aside className="flex flex-wrap items-center gap-2 border-b border-line bg-raised px-4 py-2 text-sm">
      <output className="min-w-0 grow font-semibold wrap-anywhere">
        {newest.name
          ? t('menuUndo.deleted', { count: newest.items, name: isolated(inLanguage(newest.name, language)), time })
          : t('menuUndo.imported', { count: newest.items, time })}
      </output>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void undo()}>
        {t('menuUndo.undo')}
      </Button>
      <Button kind="quiet" onClick={() => setHidden(newest._id)}>
        {t('menuUndo.hide')}
      </Button>
    </aside>
  )
}
