import type { SavedView } from '@sufra/shared/provisions/saved-view.routes'
import { Dialog } from '@sufra/shared/ui/dialog'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { removeView } from './use-saved-views.ts'

type Props = { views: readonly SavedView[]; onRename: (view: SavedView) => void; onClose: () => void }

/** All saved views, to rename and delete them. */
export const ViewsDialog = ({ views, onRename, onClose }: Props) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const remove = (id: string) =>
    run(async () => {
      await removeView(id)
      showSuccess(t('provisions.views.deleted'))
    })
  return (
    <Dialog isOpen onClose={onClose} title={t('provisions.views.title')}>
      {views.length === 0 && <EmptyState icon={Bookmark} title={t('provisions.views.none')} text={t('provisions.views.noneText')} />}
      <ul aria-busy={isBusy} className="flex flex-col divide-y divide-line">
        {views.map((view) => (
          <li key={view.id} className="flex min-h-11 items-center gap-3">
            <p className="min-w-0 grow font-semibold wrap-anywhere">
              <bdi>{view.name}</bdi>
            </p>
            <IconButton icon={Pencil} label={t('provisions.views.rename', { name: view.name })} onClick={() => onRename(view)} />
            <IconButton
              icon={Trash2}
              label={t('provisions.views.delete', { name: view.name })}
              disabled={isBusy}
              onClick={() => void remove(view.id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
