import { ErrorState } from '@sufra/shared/ui/error-state'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../ui/page.tsx'
import { backPath, useSession } from '../session/session.ts'
import { endSplash } from '../splash/splash.ts'

type Props = { error: unknown; onRetry: () => void; isBusy?: boolean }

/** Shown instead of a page that failed: the error, a retry button, and a link back to the menu. */
export const PageFailure = ({ error, onRetry, isBusy }: Props) => {
  const { t } = useTranslation()
  useEffect(endSplash, [])
  return (
    <Page title={t('common.appName')} backTo={useSession(backPath)}>
      <ErrorState error={error} onRetry={onRetry} isBusy={isBusy} />
    </Page>
  )
}
