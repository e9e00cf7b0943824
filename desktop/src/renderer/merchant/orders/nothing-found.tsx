import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = { beyond: number; isLoadingMore: boolean; onLoadMore: () => void }

/** No order has the words that were searched for. Ready orders that the board does not have were not searched. */
export const NothingFound = ({ beyond, isLoadingMore, onLoadMore }: Props) => {
  const { t } = useTranslation()
  return (
    <div className="m-auto">
      <EmptyState
        icon={SearchX}
        title={t('board.nothingFound')}
        text={beyond > 0 ? t('board.notSearched', { count: beyond }) : t('board.nothingFoundText')}
        action={
          beyond > 0 && (
            <Button kind="secondary" isBusy={isLoadingMore} onClick={onLoadMore}>
              {t('board.showMore')}
            </Button>
          )
        }
      />
    </div>
  )
}
