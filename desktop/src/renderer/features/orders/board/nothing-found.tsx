import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = { unloadedCount: number; isLoadingMore: boolean; onLoadMore: () => void }

/** Shown when no order matches the search. Ready orders that are not loaded were not searched. */
export const NothingFound = ({ unloadedCount, isLoadingMore, onLoadMore }: Props) => {
  const { t } = useTranslation()
  return (
    <div className="m-auto">
      <EmptyState
        icon={SearchX}
        title={t('board.nothingFound')}
        text={unloadedCount > 0 ? t('board.notSearched', { count: unloadedCount }) : t('board.nothingFoundText')}
        action={
          unloadedCount > 0 && (
            <Button kind="secondary" isBusy={isLoadingMore} onClick={onLoadMore}>
              {t('board.showMore')}
            </Button>
          )
        }
      />
    </div>
  )
}
