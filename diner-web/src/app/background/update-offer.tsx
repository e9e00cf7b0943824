import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'
import { useLocation } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'
import { useNewVersion } from './use-new-version.ts'

/** Offers to load a new version of the app, but not in the middle of an order. */
export const UpdateOffer = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isPending = useSession((session) => session.checkout.state !== 'idle')
  const isOutdated = useNewVersion()
  if (!isOutdated || isPending || pathname.startsWith('/payments')) return null
  return (
    <output className="flex items-center gap-3 border-b border-line bg-card px-4 py-2 text-sm">
      <span className="grow">{t('offline.newVersion')}</span>
      <Button kind="secondary" onClick={() => location.reload()}>
        {t('offline.reload')}
      </Button>
    </output>
  )
}
