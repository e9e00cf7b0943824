import { ErrorState } from '@sufra/shared/ui/error-state'
import { useTranslation } from 'react-i18next'
import { useRouteError } from '../common/pages/router.ts'

type Props = { error: unknown; onRetry: () => void }

/** A form that failed to load, within a layout without a heading. */
export const FormFailure = ({ error, onRetry }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="sr-only">{t('pages.failed')}</h1>
      <ErrorState error={error} onRetry={onRetry} />
    </>
  )
}

/** A page that failed, within the layout: the side bar, the order board and the bell stay. */
export const PageFailure = (props: Props) => (
  <main className="grid grow place-items-center">
    <FormFailure {...props} />
  </main>
)

/** The layout itself failed: the only retry is a reload. */
export const AppFailure = () => (
  <main className="grid min-h-dvh place-items-center">
    <FormFailure error={useRouteError()} onRetry={() => location.reload()} />
  </main>
)
