import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../common/pages/router.ts'
import { clearCart, restaurantPath, useSession } from '../../common/session/session.ts'

/**
 * Spec §4, §8: shown instead of a cart of another restaurant. `of`: that restaurant, empty if the cart lacks one. Keeping the cart returns
 * to that restaurant's table.
 */
export const OtherRestaurant = ({ of }: { of: string }) => {
  const { t } = useTranslation()
  const last = useSession(({ opened }) => opened.find(({ restaurantId }) => restaurantId === of))
  return (
    <EmptyState
      icon={Store}
      title={t('cartPage.clearTitle')}
      text={t('cartPage.clearQuestion')}
      action={
        <div className="flex w-full max-w-sm flex-wrap gap-3 pt-2 [&>*]:grow">
          {of && (
            <Link
              to={restaurantPath(last ?? { restaurantId: of, tableId: '' })}
              className="grid min-h-13 place-items-center rounded-card border border-line bg-card px-5 font-semibold"
            >
              {t('cartPage.keep')}
            </Link>
          )}
          <Button size="large" onClick={clearCart}>
            {t('cartPage.clear')}
          </Button>
        </div>
      }
    />
  )
}
