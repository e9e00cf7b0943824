import { errorText } from '../contract/error-text.ts'
import { CloudAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { loadAllTranslations } from './language/language.tsx'
import { PageNotLoaded } from './pages/load-page.ts'

type Props = { error: unknown; onRetry?: () => void; isBusy?: boolean }

/** Shows an error message and a retry button. */
export const ErrorState = ({ error, onRetry, isBusy }: Props) => {
  const { t } = useTranslation()
  const [, setLoaded] = useState(false)
  // The texts of refusals are not in the first bundle; until they are loaded, the text of the HTTP status is shown.
  useEffect(() => {
    void loadAllTranslations().then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [])
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-red-soft text-red">
        <CloudAlert aria-hidden className="size-7" />
      </span>
      <p className="max-w-sm text-base">{error instanceof PageNotLoaded ? t('errors.pageNotLoaded') : errorText(error, t)}</p>
      {onRetry && (
        <Button kind="secondary" onClick={onRetry} isBusy={isBusy}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
