// The saved views of an administrator: choosing a view opens it, and the current list can be saved as another view.
import { Menu } from '@base-ui/react/menu'
import { newId } from '@sufra/shared/new-id'
import type { SavedView } from '@sufra/shared/provisions/saved-view.routes'
import { buttonKinds } from '@sufra/shared/ui/button'
import { Bookmark, BookmarkPlus, Check, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListParams } from './list-params.ts'
import { useSavedViews } from './use-saved-views.ts'
import { ViewDialog } from './view-dialog.tsx'
import { ViewsDialog } from './views-dialog.tsx'

type Filters = Omit<ListParams, 'cursor'>
type Props = { shown: Filters; onShow: (filters: Filters) => void }

const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 text-sm font-semibold outline-none data-highlighted:bg-raised'

const isShown = ({ status, search, sort }: SavedView, shown: Filters) =>
  status === shown.status && search === shown.search && sort === shown.sort

export const SavedViews = ({ shown, onShow }: Props) => {
  const { t } = useTranslation()
  const saved = useSavedViews().data?.data
  const views = saved ?? []
  const [named, setNamed] = useState<SavedView>()
  const [isManaging, setManaging] = useState(false)
  // The menu is rendered within `main`, so that screen readers find it by landmarks.
  const [main, setMain] = useState<HTMLElement | null>()
  const current = views.find((view) => isShown(view, shown))
  return (
    <>
      <Menu.Root>
        <Menu.Trigger
          ref={(trigger: HTMLElement | null) => setMain(trigger?.closest('main'))}
          disabled={!saved}
          className={`inline-flex min-h-11 max-w-64 items-center gap-2 rounded-card px-4 text-sm font-semibold disabled:opacity-55 ${buttonKinds.secondary}`}
        >
          <Bookmark aria-hidden className="size-4 shrink-0" />
          <bdi className="truncate">{current?.name ?? t('provisions.views.title')}</bdi>
        </Menu.Trigger>
        <Menu.Portal container={main}>
          <Menu.Positioner align="start" sideOffset={4} className="z-50">
            <Menu.Popup className="max-h-[70vh] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-card p-1 shadow-float outline-none">
              {views.map((view) => (
                <Menu.Item
                  key={view.id}
                  onClick={() => onShow({ status: view.status, search: view.search, sort: view.sort })}
                  className={itemStyle}
                >
                  <Check aria-hidden className={`size-4 shrink-0 ${view === current ? '' : 'invisible'}`} />
                  <bdi className="min-w-0 truncate">{view.name}</bdi>
                </Menu.Item>
              ))}
              {views.length > 0 && <Menu.Separator className="my-1 border-t border-line" />}
              {!current && (
                <Menu.Item onClick={() => setNamed({ id: newId(), name: '', ...shown })} className={itemStyle}>
                  <BookmarkPlus aria-hidden className="size-4 shrink-0" /> <span>{t('provisions.views.save')}</span>
                </Menu.Item>
              )}
              <Menu.Item onClick={() => setManaging(true)} className={itemStyle}>
                <Settings2 aria-hidden className="size-4 shrink-0" /> <span>{t('provisions.views.manage')}</span>
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {isManaging && <ViewsDialog views={views} onRename={setNamed} onClose={() => setManaging(false)} />}
      {named && <ViewDialog view={named} onClose={() => setNamed(undefined)} />}
    </>
  )
}
