import { ErrorState } from '@sufra/shared/ui/error-state'
import { useTranslation } from 'react-i18next'
import { Page } from './page.tsx'
import { restaurantPath, useSession } from './session.ts'

type Props = { error: unknown; onRetry: () => void }

/** A page that failed: what happened, the way to try again, and the way back to the menu. */
export const PageFailure = ({ error, onRetry }: Props) => {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <Page title={t('common.appName')} backTo={session.restaurantId ? restaurantPath(session) : '/'}>
      <ErrorState error={error} onRetry={onRetry} />
    </Page>
  )
}
